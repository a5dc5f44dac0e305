/** One press, and one plays: two bots, the usual rules. */

import { notice } from "../kit/dom.js";
import { usualBot } from "../page/bots.js";
import { say } from "../page/language.js";
import { api } from "../page/page.js";
import { recall } from "../page/store.js";
import { keepPlan } from "./plan.js";

/** Straight into a match. @param {import("../line/model.js").GameInfo} game */
export async function playNow(game) {
  const [low, high] = game.players;
  const players = Math.max(low, Math.min(high, 3));
  try {
    const { code } = await api("/api/tables", { game: game.id, players, options: {}, board: null, clock: null });
    const bots = Object.fromEntries(
      Array.from({ length: players - 1 }, (_, place) => [place + 1, usualBot([...game.bots].reverse())]),
    );
    keepPlan(code, { name: recall("name", "") || say("guest"), bots, friends: {}, begins: true });
    location.assign(`/t/${encodeURIComponent(code)}`);
  } catch (fault) {
    notice(/** @type {Error} */ (fault).message, "fault");
  }
}
