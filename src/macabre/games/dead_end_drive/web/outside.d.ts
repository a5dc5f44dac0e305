// Made from outside.py by scripts/outside_types.py; do not edit.

/** A trap card; one that shows traps says which. */
export interface Card {
  kind: "trap" | "wild" | "detective";
  traps?: Array<string>;
}

/** Seat a pawn on a red chair (DED-39). */
export interface PlaceMove {
  type: "place";
  pawn: string;
  to: string;
}

/** Change the portrait or keep it, after a double (DED-10). */
export interface PortraitMove {
  type: "portrait";
  change: boolean;
}

/** Move a pawn by a die, or by the total of a double (DED-8, DED-10). */
export interface PawnMove {
  type: "move";
  pawn: string;
  die: number;
  to: string;
}

/** Give up a die by which no pawn can move (DED-12). */
export interface LoseMove {
  type: "lose";
  die: number;
}

/** Play a trap card (DED-23). */
export interface PlayMove {
  type: "play";
  card: Card;
}

/** Draw a trap card, keep it, or spring the trap with it (DED-23, DED-24). */
export interface TrapMove {
  type: "draw" | "keep" | "spring";
}

export type Move = PlaceMove | PortraitMove | PawnMove | LoseMove | PlayMove | TrapMove;

/** What every event has. */
export interface Event {
  clause: string;
}

/** A player seated a pawn. */
export interface PlaceEvent extends Event {
  type: "place";
  seat: number;
  pawn: string;
  target: string;
}

/** The portrait was changed or kept. */
export interface PortraitEvent extends Event {
  type: "portrait";
  seat: number;
  change: boolean;
}

export interface MoveEvent {
  type: "move";
  clause: string;
  seat: number;
  pawn: string;
  die: number;
  from: string;
  target: string;
  trap: string | null;
  path: Array<string>;
}

/** No pawn could move by a die. */
export interface LoseEvent extends Event {
  type: "lose";
  seat: number;
  die: number;
}

/** A card sprang a trap. */
export interface PlayEvent extends Event {
  type: "play" | "spring";
  seat: number;
  card: Card;
}

/** A card is drawn, unless none is left. */
export interface DrawEvent extends Event {
  type: "draw";
  seat: number;
  nothing?: boolean;
}

/** The card that was drawn is kept. */
export interface KeepEvent extends Event {
  type: "keep";
  seat: number;
}

/** A card was drawn, which only its owner is told. */
export interface DrawnEvent extends Event {
  type: "drawn";
  seat: number;
  card: Card | null;
}

/** A Detective card was drawn. */
export interface DetectiveEvent extends Event {
  type: "detective";
  seat: number;
  steps: number;
}

/** The Detective starts further on. */
export interface DetectiveStartsEvent extends Event {
  type: "detective-starts";
  steps: number;
  left: number;
}

/** Chance put a pawn on a chair. */
export interface PlacedEvent extends Event {
  type: "placed";
  pawn: string;
  target: string;
}

/** Who sits where. */
export interface SeatedEvent extends Event {
  type: "seated";
  places: Record<string, string>;
}

/** A character card was dealt, which its owner is told, or everybody if they are open. */
export interface DealtEvent extends Event {
  type: "dealt";
  seat: number;
  character: string | null;
}

/** A roll for the first turn. */
export interface StartRollEvent extends Event {
  type: "start-roll";
  seat: number;
  dice: Array<number>;
  total: number;
}

/** Who begins. */
export interface StartEvent extends Event {
  type: "start";
  seat: number;
}

/** A portrait came up, and why. */
export interface ShownEvent extends Event {
  type: "shown";
  name: string;
  alive: boolean;
  why: "start" | "double" | "knocked-off";
}

/** The dice of a turn. */
export interface RollEvent extends Event {
  type: "roll";
  seat: number;
  dice: Array<number>;
  double: boolean;
}

/** A secret card is turned up. */
export interface SecretEvent extends Event {
  type: "secret";
  seat: number;
  character: string;
}

/** The discards became the pile. */
export interface ReshuffledEvent extends Event {
  type: "reshuffled";
  cards: number;
}

/** A pawn was knocked off; its owner shows the card, if it has one. */
export interface KnockedOffEvent extends Event {
  type: "knocked-off";
  pawn: string;
  owner: number | null;
}

/** A player lost the last character, and discards the trap cards. */
export interface OutEvent extends Event {
  type: "out";
  seat: number;
  cards: Array<Card>;
  die_lost: boolean;
}

/** Who inherits, and how. */
export interface OverEvent extends Event {
  type: "over";
  seat: number | null;
  pawn: string | null;
  how: string;
}

export type AnyEvent = PlaceEvent | PortraitEvent | MoveEvent | LoseEvent | PlayEvent | DrawEvent | KeepEvent | DrawnEvent | DetectiveEvent | DetectiveStartsEvent | PlacedEvent | SeatedEvent | DealtEvent | StartRollEvent | StartEvent | ShownEvent | RollEvent | SecretEvent | ReshuffledEvent | KnockedOffEvent | OutEvent | OverEvent;

/** A die that was rolled. */
export interface Die {
  value: number;
  used: boolean;
}

/** A pawn on a trap that must be decided on. */
export interface PendingTrap {
  pawn: string;
  trap: string;
}

/** What a view tells of the board. */
export interface Floor {
  text: string;
  columns: number;
  rows: number;
  door: string;
  traps: Record<string, string>;
  passages: Array<string>;
  furniture: Record<string, string>;
}

/** The frame on the wall. */
export interface Portraits {
  portrait: string | null;
  portraits_left: number;
  portraits_back: Array<string>;
}

/** The trap cards: a viewer's own, and how many others have. */
export interface TrapCards {
  drew: boolean;
  drawn: Card | null;
  trap_cards: Array<Array<Card | null>>;
  hand_sizes: Array<number>;
  pile: number;
  discards: Array<Card>;
}

/** The character cards, as far as a viewer knows them. */
export interface Characters {
  characters: Array<Array<string | null>>;
  secret_characters: Array<Array<string | null>> | null;
  lost: Record<string, number | null>;
}

/** What a viewer may know, without the board. */
export interface StandingView extends Portraits, TrapCards, Characters {
  phase: string;
  turn: number;
  turn_number: number;
  pawns: Record<string, string | null>;
  chairs: Array<string>;
  detective: number;
  detective_steps: number;
  dice: Array<Die>;
  moved: Array<string>;
  out: Array<number>;
  pending_trap: PendingTrap | null;
  ending: string | null;
}

/** What a viewer may know. */
export interface View extends StandingView {
  board: Floor;
}

/** What a move would look like: the spaces that a pawn comes through; nothing where no pawn moves. */
export interface Preview {
  path?: Array<string>;
}

/** A room, and what it is called if something in it gives a name. */
export interface Room {
  name: string | null;
  spaces: Array<string>;
}

/** A trap: the word by which it is typed, what it is called, and where it is. */
export interface Trap {
  name: string;
  title: string;
  space: string;
}

/** A piece of furniture: as the board's file calls it, and as the reader does. */
export interface Furniture {
  name: string;
  title: string;
  spaces: Array<string>;
}

/** A character: by the name that moves have, as the reader says it, and in two letters. */
export interface Pawn {
  name: string;
  title: string;
  letters: string;
}

/** Everything that a drawing of the mansion needs and that never changes in a match. */
export interface Chart {
  columns: number;
  rows: number;
  rooms: Array<Room>;
  walls: Array<Array<number>>;
  doorways: Array<Array<number>>;
  door: string;
  chairs: Array<string>;
  passages: Array<string>;
  traps: Array<Trap>;
  furniture: Array<Furniture>;
  pawns: Array<Pawn>;
  detective_steps: number;
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
