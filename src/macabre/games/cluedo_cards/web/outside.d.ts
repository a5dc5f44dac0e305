// Made from outside.py by scripts/outside_types.py; do not edit.

/** A card: its picture and the number on it. */
export interface Card {
  picture: string;
  number: number;
}

/** A miniature card: three pictures, and what they may cost. */
export interface Miniature {
  pictures: Array<string>;
  points: number;
}

/** Lay a card (CLU-7). */
export interface PlayMove {
  type: "play";
  card: Card;
}

/** Draw a card (CLU-8). */
export interface DrawMove {
  type: "draw";
}

/** Make somebody miss a turn by the Dagger, or nobody (CLU-9). */
export interface MissMove {
  type: "miss";
  player: number | null;
}

/** Swap hands by the Revolver (CLU-12). */
export interface SwapMove {
  type: "swap";
  player: number;
}

export type Move = PlayMove | DrawMove | MissMove | SwapMove;

/** What every event has. */
export interface Event {
  clause: string;
}

/** A card was laid. */
export interface PlayEvent extends Event {
  type: "play";
  seat: number;
  card: Card;
}

/** No card fitted. */
export interface DrawEvent extends Event {
  type: "draw";
  seat: number;
}

/** A turn was missed; `left` more are to be. */
export interface MissedEvent extends Event {
  type: "missed";
  seat: number;
  picture: string;
  left: number;
}

/** The Dagger was used. */
export interface MissEvent extends Event {
  type: "miss";
  seat: number;
  picture: string;
  player: number | null;
}

/** Hands were swapped. */
export interface SwapEvent extends Event {
  type: "swap";
  seat: number;
  player: number;
}

/** A weapon gives another turn. */
export interface AgainEvent extends Event {
  type: "again";
  seat: number;
  picture: string;
}

/** The discards became the draw pile. */
export interface ShuffledEvent extends Event {
  type: "shuffled";
  cards: number;
}

/** There was nothing to draw, or nothing more. */
export interface NothingEvent extends Event {
  type: "nothing" | "nothing-more" | "drawn-on" | "fits";
  seat: number;
}

/** A card was drawn or dealt, which only its owner is told. */
export interface DrawnEvent extends Event {
  type: "drawn" | "dealt";
  seat: number;
  card: Card | null;
}

/** Who starts. */
export interface StartEvent extends Event {
  type: "start";
  seat: number;
}

/** A round begins. */
export interface RoundEvent extends Event {
  type: "round";
  round: number;
  starter: number;
  card: Card;
  won_last?: boolean;
}

/** A round that nobody can go on with. */
export interface VoidEvent extends Event {
  type: "void";
  round: number;
}

/** Somebody has laid the last card. */
export interface RoundWonEvent extends Event {
  type: "round-won";
  seat: number;
  round: number;
  points: number;
}

/** A miniature is turned up. */
export interface MiniatureEvent extends Event {
  type: "miniature";
  seat: number;
  lost: number;
  last: string;
  last_number?: number;
  miniature: Miniature | null;
}

/** The scores after a round. */
export interface RoundEndEvent extends Event {
  type: "round-end";
  round: number;
  winner: number;
  scores: Array<number>;
}

/** The target is reached. */
export interface WonEvent extends Event {
  type: "won";
  seat: number;
  points: number;
  target: number;
}

export type AnyEvent = PlayEvent | DrawEvent | MissedEvent | MissEvent | SwapEvent | AgainEvent | ShuffledEvent | NothingEvent | DrawnEvent | StartEvent | RoundEvent | VoidEvent | RoundWonEvent | MiniatureEvent | RoundEndEvent | WonEvent;

/** How the round before ended. */
export interface LastRound {
  winner: number | null;
  card: Card | null;
  miniatures: Array<Miniature | null>;
}

/** What a viewer may know. */
export interface View {
  phase: string;
  hands: Array<Array<Card | null>>;
  hand_sizes: Array<number>;
  draw_pile: number;
  discards: Array<Card>;
  miniatures: Array<Miniature | null>;
  misses: Array<number>;
  turn: number;
  starter: number;
  round: number;
  last_round: LastRound | null;
  scores: Array<number>;
  target: number;
}

/** An illustration, and what its cards do. */
export interface Picture {
  picture: string;
  name: string;
  effect: string;
}

/** The deck. */
export interface Chart {
  pictures: Array<Picture>;
  cards: number;
  miniatures: Array<Miniature>;
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
export type Shown = Omit<Common, keyof View> & View;

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
