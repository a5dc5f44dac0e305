// Made from server/protocol.py by scripts/protocol_types.py; do not edit.

/** The newest that a browser saw of a table's log. */
export interface Saw {
  number: number;
  seal: string;
}

/** The first message: who is there. Tokens are the seats' keys that this browser holds. */
export interface Hello {
  t: "hello";
  tokens?: Record<string, string>;
  seat?: number | null;
  saw?: Saw | null;
  language?: string | null;
}

/** See the table from another of your own seats, or as a spectator. */
export interface Look {
  t: "look";
  seat?: number | null;
}

/** Why can't I? Changes nothing. */
export interface Explain {
  t: "explain";
  id: string;
  seat: number;
  move: string;
}

/** What would a legal move look like? Changes nothing. */
export interface AskPreview {
  t: "preview";
  id: string;
  seat: number;
  move: string;
}

/** What might I wish to do that is not allowed now? Changes nothing. */
export interface AskWishes {
  t: "ask-wishes";
  id: string;
  seat: number;
}

/** What would you do in my seat? Changes nothing. */
export interface AskHint {
  t: "ask-hint";
  id: string;
  seat: number;
}

/** Everything up to this entry has been shown here, `slowness` times slower than usual; bots wait a while for it. */
export interface Watched {
  t: "watched";
  number: number;
  slowness?: number;
}

/** Whoever sits here wants the next round, now that the last one has ended by this entry. */
export interface Ready {
  t: "ready";
  number: number;
}

/** I have lost track: tell me the whole again. */
export interface AskWhole {
  t: "ask-whole";
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** Take a free seat. The token is the browser's own secret; the server keeps its hash. */
export interface Sit {
  t: "sit";
  id: string;
  name: string;
  token: string;
  seat: number;
}

/** Give the seat up before the match begins. */
export interface Stand {
  t: "stand";
  id: string;
  seat: number;
}

/** Put a bot into a free seat, or take it away. */
export interface SeatBot {
  t: "seat-bot";
  id: string;
  seat: number;
  bot: string | null;
}

/** All seats are taken: begin the match, or the next one at this table. */
export interface Start {
  t: "start";
  id: string;
  seat: number;
}

/** The commitment to this seat's salt. */
export interface PromiseSalt {
  t: "promise-salt";
  id: string;
  seat: number;
  deal: number;
  commitment: string;
}

/** The salt itself, once all are promised. */
export interface ShowSalt {
  t: "show-salt";
  id: string;
  seat: number;
  deal: number;
  salt: string;
}

/** Make a move, given as its text. */
export interface Play {
  t: "play";
  id: string;
  seat: number;
  move: string;
}

/** Take the seat's last decision back; where something came out since, the others are asked. */
export interface Undo {
  t: "undo";
  id: string;
  seat: number;
}

/** Agree to an undo that was asked for, or not. */
export interface AnswerUndo {
  t: "answer-undo";
  id: string;
  seat: number;
  agree: boolean;
}

/** Let a bot play for somebody who is absent, until that person comes back; or make one decision for them. */
export interface Substitute {
  t: "substitute";
  id: string;
  seat: number;
  absent: number;
  bot: string;
  once?: boolean;
}

/** Take the own seat back from the bot. */
export interface Return {
  t: "return";
  id: string;
  seat: number;
}

/** One of a few gestures. */
export interface Emote {
  t: "emote";
  id: string;
  seat: number;
  emote: string;
}

/** Erase the name of the person who sits there; a table whose people have all done so is deleted. */
export interface Erase {
  t: "erase";
  id: string;
  seat: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string | null;
  bot: string | null;
  substitute: string | null;
  present: boolean;
  wait: number | null;
  since: number;
  fault: string | null;
}

/** A move that may be made now, or is wished for. */
export interface LegalMove {
  text: string;
  move: Record<string, any>;
  words: string;
}

/** An event in words, and as data for drawing. */
export interface Told {
  number: number;
  text: string;
  event: Record<string, any>;
  ms: number;
  about: string;
}

/** Between two rounds, until all people at the table want the next one. */
export interface Pause {
  number: number;
  awaited: Array<number>;
  left: number;
}

/** A deal that was never used, since a salt was not shown: what was promised, and the secret. */
export interface BurntDeal {
  deal: number;
  commitment: string;
  secret: string;
  withheld: Array<number>;
}

/** What was promised about the luck of this deal. */
export interface Promise {
  deal: number;
  commitment: string;
  promised: Array<number>;
  salted: Array<number>;
  awaited: Array<number>;
  secret: string | null;
  salts: Record<string, string>;
  burnt: Array<BurntDeal>;
  missing: Array<number>;
}

/** What stands for the match up to a step; whoever has noted it can check the transcript by it. */
export interface Fingerprint {
  step: number;
  digits: string;
}

/** How long whoever must act may take, and how much of it is left. */
export interface Clock {
  seconds: number;
  left: number;
}

/** The rules have changed since the match was begun: nobody can go on with it here. */
export interface Outdated {
  text: string;
  watch: string | null;
}

/** Everything that a viewer may know of the table. */
export interface Seen {
  t: "seen";
  number: number;
  seal: string | null;
  fingerprint: Fingerprint | null;
  doubt: string | null;
  outdated: Outdated | null;
  turned: number;
  code: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, any>;
  clock: Clock | null;
  substitute: string;
  phase: string;
  seats: Array<SeatInfo>;
  yours: Array<number>;
  seat: number | null;
  status: string;
  to_act: Array<number>;
  view: Record<string, any> | null;
  picture: string;
  legal: Array<LegalMove>;
  parts: Record<string, Record<string, string>>;
  chores: boolean;
  told: Array<Told>;
  fresh: boolean;
  promise: Promise | null;
  undo_asked: number | null;
  undo_free: boolean;
  verdict: string;
  match: string | null;
  last_match: string | null;
  emotes: Array<[number, string]>;
  pause: Pause | null;
}

/** The moves that may be made now, by numbers of what was said on this line.

A move is the number of its fields, in the order of its text, and then of each part: a value, its word and what it
is called, or a text that is all three. */
export interface Offer {
  tree?: Array<any>;
  words?: Array<number>;
}

/** What is different from what was told before on this line; everything that is not said is as it was.

What may come again is said once, and from then on has a number: the first thing since the whole was told is 0. */
export interface SeenChanged {
  t: "changed";
  number: number;
  state: number;
  seal?: string | null;
  mark?: [number, string] | null;
  said?: Array<any>;
  status?: number | null;
  changes?: any;
  view?: any;
  offer?: Offer | null;
  told?: Array<any>;
  emotes?: Array<[number, string]>;
}

/** A command is stored; it was entry `number`. */
export interface Done {
  t: "done";
  id: string;
  number: number;
}

/** A command or a message was not done, and nothing was changed. */
export interface Refused {
  t: "refused";
  id: string | null;
  text: string;
  clause: string | null;
}

/** Why a move is not allowed; no clause and no text if it is. */
export interface Explained {
  t: "explained";
  id: string;
  clause: string | null;
  text: string | null;
}

/** What a move would look like, and what it is, as people say it. */
export interface Previewed {
  t: "previewed";
  id: string;
  preview: Record<string, any>;
  words: string;
}

/** Moves that are not allowed now, each of which can be asked about. */
export interface Wishes {
  t: "wishes";
  id: string;
  moves: Array<LegalMove>;
  parts: Record<string, Record<string, string>>;
}

/** A good move: the chance to win with it, as far as the seat can tell, and why. */
export interface HintedMove {
  move: string;
  words: string;
  chance: number;
  reason: string;
}

/** The two or three best moves, the best first. */
export interface Hint {
  t: "hint";
  id: string;
  moves: Array<HintedMove>;
}

/** Here. */
export interface Pong {
  t: "pong";
}

export type FromBrowser = Hello | Look | Explain | AskPreview | AskWishes | AskHint | Watched | Ready | AskWhole | Ping | Sit | Stand | SeatBot | Start | PromiseSalt | ShowSalt | Play | Undo | AnswerUndo | Substitute | Return | Emote | Erase;

export type ToBrowser = Seen | SeenChanged | Done | Refused | Explained | Previewed | Wishes | Hint | Pong;

export type EmoteName = "gasp" | "laugh" | "think" | "applause" | "hurry" | "sorry";
