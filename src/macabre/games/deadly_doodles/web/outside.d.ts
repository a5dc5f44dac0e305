// Made from outside.py by scripts/outside_types.py; do not edit.

export type Side = "N" | "E" | "S" | "W";

/** A room with a piece of a path. */
export interface Segment {
  shape: string;
  ends: Array<Side>;
  round: number;
}

/** A room with a trap. */
export interface SetTrap {
  trap: true;
  round: number;
}

export type Rooms = Record<string, Segment | SetTrap>;

/** The items of the score in points, and their sum. */
export interface Sheet {
  items: Array<number>;
  total: number;
}

/** Where the map is entered. */
export interface Entryway {
  room: string;
  side: Side;
}

/** The bare map. */
export interface Outline {
  columns: Array<string>;
  rows: Array<number>;
  walls: Array<Array<string>>;
  entryways: Array<Entryway>;
  things: Record<string, string>;
}

/** Draw a segment (DOO-7). */
export interface DrawMove {
  type: "draw";
  card: string;
  room: string;
  ends: Array<Side>;
}

/** Set a trap (DOO-11). */
export interface TrapMove {
  type: "trap";
  room: string;
}

/** Give up a card that cannot be drawn (DOO-10). */
export interface MarkMove {
  type: "mark";
  card: string;
}

/** Give up a trap for which there is no room (DOO-11). */
export interface NoTrapMove {
  type: "no-trap";
}

export type Move = DrawMove | TrapMove | MarkMove | NoTrapMove;

/** What every event has. */
export interface Event {
  clause: string;
}

/** Somebody has used a card; `left` says how many are left. */
export interface CardEvent extends Event {
  seat: number;
  left: number;
}

/** A segment was drawn: what it enters, the rooms that it joins, the entryways that it links. */
export interface DrawEvent extends CardEvent {
  type: "draw";
  card: string;
  room: string;
  ends: Array<Side>;
  points: number;
  entered: string | null;
  joined: Array<string>;
  entryways: Array<Side>;
  too_late?: boolean;
}

/** A trap was set. */
export interface TrapEvent extends CardEvent {
  type: "trap";
  room: string;
  points: number;
}

/** A segment was given up. */
export interface MarkEvent extends CardEvent {
  type: "mark";
  card: string;
  points: number;
}

/** A trap was given up. */
export interface NoTrapEvent extends CardEvent {
  type: "no-trap";
  points: number;
}

/** What the others are told of all this. */
export interface UsedEvent extends CardEvent {
  type: "used";
}

/** A card was turned up. */
export interface TurnUpEvent extends Event {
  type: "turn-up";
  card: string;
  round: number;
}

/** All cards of a round are turned up. */
export interface RoundEvent extends Event {
  type: "round";
  round: number;
  cards: Array<string>;
  last?: boolean;
}

/** A round is over, and all paths are shown. */
export interface PathsEvent extends Event {
  type: "paths";
  round: number;
  rooms: Array<Rooms>;
}

/** A trap is told, and whom it hits: its owner if another trap is in the same room. */
export interface SprungEvent extends Event {
  type: "sprung";
  seat: number;
  room: string;
  hit: Array<number>;
  clash?: boolean;
}

/** Everybody's score at the end. */
export interface ScoresEvent extends Event {
  type: "scores";
  sheet: Array<Sheet>;
}

export type AnyEvent = DrawEvent | TrapEvent | MarkEvent | NoTrapEvent | UsedEvent | TurnUpEvent | RoundEvent | PathsEvent | SprungEvent | ScoresEvent;

/** What a viewer may know, without the map. */
export interface StandingView {
  phase: string;
  round: number;
  rounds: number;
  cards: Array<string>;
  left: Array<Array<string> | Array<null>>;
  rooms: Array<Rooms | null>;
  marks: Array<number | null>;
  deck: number;
  discards: Array<string>;
  scores: Array<number> | null;
  sheet: Array<Sheet> | null;
  so_far: Array<Sheet | null>;
}

/** What a viewer may know. */
export interface View extends StandingView {
  map: Outline;
}

/** An item of the score sheet. */
export interface Item {
  name: string;
  each: number;
  about: string;
  clause: string;
}

/** What a move would look like: a segment or a trap in a room; nothing for a card that is only marked. */
export interface Preview {
  room?: string;
  round?: number;
  shape?: string;
  ends?: Array<Side>;
  trap?: true;
}

/** The map, the cards and the score sheet. */
export interface Chart {
  map: Outline;
  names: Record<string, string>;
  deck: Record<string, number>;
  turns: Record<string, Array<Array<Side>>>;
  items: Array<Item>;
}

// --- what a drawing is given

type Keys<Union> = Union extends Union ? keyof Union : never;
type Value<Union, Key> = Union extends Union ? (Key extends keyof Union ? Union[Key] : never) : never;

/** Any one of several, of which the fields of all can be asked for. */
export type Any<Union, All = Union> = Union extends Union
  ? Union & { [Key in Exclude<Keys<All>, keyof Union>]?: undefined }
  : never;

/** What every view has. */
export interface Common {
  game: string;
  players: number;
  seat: number | null;
  to_act: Array<number>;
  options: Record<string, any>;
  finished: boolean;
  winners: Array<number>;
  scores: Array<number> | null;
}

/** What is sent of a view: not the board, which the chart has; films of old have it. */
export type Shown = Omit<Common, keyof View> & StandingView & Partial<View>;

type AnyScene = import("/static/board/easel.js").Scene;
export type SomeMove = Any<Move>;
export type SomeEvent = Any<AnyEvent>;
export type EventOf<Type> = SomeEvent extends infer Event
  ? Event extends { type: infer Types }
    ? Type extends Types
      ? Event
      : never
    : never
  : never;
export type LegalMove = Omit<import("/static/line/protocol.js").LegalMove, "move"> & { move: SomeMove };
export type Told = Omit<import("/static/line/protocol.js").Told, "event"> & { event: SomeEvent };
export type Picked = { [Key in Keys<Move>]?: Value<Move, Key> };

export interface Scene extends Omit<AnyScene, "view" | "legal" | "told" | "news" | "picked"> {
  view: Shown;
  legal: LegalMove[];
  told: Told[];
  news: Told[];
  picked: Picked;
}
