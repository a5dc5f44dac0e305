// Made from outside.py by scripts/outside_types.py; do not edit.

export type AnyPawn = Array<number>;

export type Special = "possession" | "steal" | "reanimate";

/** A square of the loop. */
export interface OnTrack {
  track: number;
}

/** A gravestone of the pawn's own. */
export interface OnGravestone {
  safety: number;
}

export type PawnPlace = "home" | "house" | OnTrack | OnGravestone;

export interface _From {
  from: PawnPlace;
}

export interface _With {
  with: AnyPawn;
}

/** Move a pawn of your own by a card's count (HOU-15, HOU-18). */
export interface PawnMove {
  type: "move";
  card: string;
  pawn: number;
}

/** Push an opponent's pawn back (HOU-16). */
export interface BackMove {
  type: "back";
  card: string;
  player: number;
  pawn: number;
}

/** Divide a count between two pawns (HOU-17); each part is a pawn and its steps. */
export interface SplitMove {
  type: "split";
  parts: Array<Array<number>>;
}

/** Swap two pawns (HOU-19, HOU-20). */
export interface SwapMove extends _With {
  type: "swap";
  card: string;
  pawn: number;
}

/** Play a special card (HOU-22): Possession has a pawn and whom it replaces, Steal has a player. */
export interface SpecialMove {
  type: "special";
  card: Special;
  pawn?: number;
  replace?: AnyPawn;
  player?: number;
}

/** Discard a card, since none can be used (HOU-8). */
export interface DiscardMove {
  type: "discard";
  card: string;
}

export type Move = PawnMove | BackMove | SplitMove | SwapMove | SpecialMove | DiscardMove;

/** What every event has. */
export interface Event {
  clause: string;
}

/** A card was played with a pawn. */
export interface MoveEvent extends Event {
  type: "move";
  seat: number;
  card: string;
  pawn: number;
}

/** A card was played with an opponent's pawn. */
export interface BackEvent extends Event {
  type: "back";
  seat: number;
  card: string;
  player: number;
  pawn: number;
}

/** A card was divided. */
export interface SplitEvent extends Event {
  type: "split";
  seat: number;
  parts: Array<Array<number>>;
}

/** A card was played by which two pawns change places. */
export interface SwapEvent extends Event, _With {
  type: "swap";
  seat: number;
  card: string;
  pawn: number;
}

/** A special card was played. */
export interface SpecialEvent extends Event {
  type: "special";
  seat: number;
  card: Special;
  pawn?: number;
  replace?: AnyPawn;
  player?: number;
}

/** A card was discarded. */
export interface DiscardEvent extends Event {
  type: "discard";
  seat: number;
  card: string;
}

/** A square that led a pawn on, and where to. */
export interface Lead {
  square: number;
  kind: string;
  to: number;
  clause: string;
}

/** A pawn has moved: `via` these squares, and it `rests` on one that matters; or it was sent home `by` another. */
export interface MovedEvent extends Event, _From {
  type: "moved";
  player: number;
  pawn: number;
  place: PawnPlace;
  via?: Array<Lead>;
  rests?: string;
  pushed?: boolean;
  by?: AnyPawn | "gnome";
}

/** A pawn stands on the track from the beginning. */
export interface StartsOutEvent extends Event {
  type: "starts-out";
  player: number;
  pawn: number;
  place: PawnPlace;
}

/** Somebody begins, or takes another turn. */
export interface StartEvent extends Event {
  type: "start" | "again";
  seat: number;
}

/** A card was dealt or drawn, which only its owner is told. */
export interface DealtEvent extends Event {
  type: "dealt" | "drawn";
  seat: number;
  card: string | null;
}

/** The discards became the deck. */
export interface ReshuffledEvent extends Event {
  type: "reshuffled";
  cards: number;
}

/** The match ends without a winner. */
export interface LimitEvent extends Event {
  type: "limit";
  turns: number;
}

/** Enough pawns are in Dead House. */
export interface WonEvent extends Event {
  type: "won";
  seat: number;
  pawns: number;
}

export type AnyEvent = MoveEvent | BackEvent | SplitEvent | SwapEvent | SpecialEvent | DiscardEvent | MovedEvent | StartsOutEvent | StartEvent | DealtEvent | ReshuffledEvent | LimitEvent | WonEvent;

/** The loop as the seats have it. */
export interface Loop {
  squares: Array<string>;
  starts: Array<number>;
  turn_offs: Array<number>;
  gravestones: number;
  homes: Array<string>;
}

/** What a viewer may know, without the board. */
export interface StandingView {
  phase: string;
  pawns: Array<Array<PawnPlace>>;
  hands: Array<Array<string | null>>;
  hand_sizes: Array<number>;
  special_used: boolean;
  specials: Array<Array<string>>;
  deck: number;
  discards: Array<string>;
  turn: number;
  turns: number;
  known?: Array<Array<Array<string>>>;
}

/** What a viewer may know. */
export interface View extends StandingView {
  board: Loop;
}

/** A side of the board. */
export interface Side {
  name: string;
  start: number;
  turn_off: number;
}

/** A kind of movement card. */
export interface Card {
  name: string;
  title: string;
  count: number;
  forward: number;
  back: number;
  push: number;
  divide: boolean;
  swap: string | null;
  text: string;
}

/** What a house rule adds to a text. */
export interface Note {
  option: string;
  value: string | boolean;
  text: string;
}

/** What something is called and does. */
export interface Description {
  title: string;
  text: string;
  notes: Array<Note>;
}

/** A special card. */
export interface SpecialDescription extends Description {
  name: string;
}

/** What a move would look like: where everybody's pawns would stand. */
export interface Preview {
  pawns: Array<Array<PawnPlace>>;
}

/** The board and the deck. */
export interface Chart {
  squares: Array<string>;
  leads: Array<number | null>;
  gravestones: number;
  pawns: number;
  sides: Array<Side>;
  seated: Record<string, Array<number>>;
  cards: Array<Card>;
  specials: Array<SpecialDescription>;
  kinds: Record<string, Description>;
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
