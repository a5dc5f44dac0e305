/** What a view and a chart of Deadly Doodles hold, as its rules say under "Seen from outside". */

import type { Scene as AnyScene } from "/static/board/easel.js";
import type { Outline, Side } from "./geometry.js";

/** What stands in a room: a segment, or a trap. */
export interface Drawn {
  shape?: string;
  ends?: Side[];
  trap?: boolean;
  round: number;
}

export type Rooms = Record<string, Drawn>;

export interface Score {
  items: number[];
  total: number;
}

export interface View {
  players: number;
  finished: boolean;
  winners: number[];
  to_act: number[];
  round: number;
  rounds: number;
  cards: string[];
  deck: number;
  left: (string | null)[][];
  rooms: (Rooms | null)[];
  scores: number[] | null;
  sheet: Score[] | null;
  so_far: (Score | null)[];
}

export interface Scene extends AnyScene {
  view: View & Record<string, any>;
}

export interface Item {
  name: string;
  each: number;
  about: string;
  clause: string;
}

export interface Chart {
  map: Outline;
  names: Record<string, string>;
  deck: Record<string, number>;
  turns: Record<string, Side[][]>;
  items: Item[];
}
