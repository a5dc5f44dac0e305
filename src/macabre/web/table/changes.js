/** What changes the table under people's hands: nobody should have to guess what happened. */

import { byId, notice } from "../kit/dom.js";
import { say } from "../page/language.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */

/**
 * @param {Seen | null} before
 * @param {Seen} seen
 * @param {number} forgotten how many lines of the log are gone
 */
export function tellChange(before, seen, forgotten) {
  if (!before || before.seat !== seen.seat) return;
  tellFaults(before, seen);
  if (before.phase === "playing" && seen.phase === "over") byId("outcome").scrollIntoView({ block: "nearest" });
  else if (before.phase === "playing" && seen.phase === "playing" && forgotten > 0) notice(say("change-undone"));
  else if (isRefused(before, seen)) notice(say("change-refused"));
}

/**
 * A bot from outside may fail; another plays on for it.
 * @param {Seen} before
 * @param {Seen} seen
 */
function tellFaults(before, seen) {
  for (const [seat, { fault }] of seen.seats.entries()) {
    if (fault && !before.seats[seat]?.fault) notice(fault, "fault");
  }
}

/**
 * Whether somebody here asked to take a decision back, and was told no.
 * @param {Seen} before
 * @param {Seen} seen
 */
function isRefused({ undo_asked, turned }, seen) {
  return undo_asked !== null && seen.undo_asked === null && seen.yours.includes(undo_asked) && seen.turned === turned;
}
