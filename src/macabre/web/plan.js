/** What was chosen in the hall, done at the new table: who sits here, and where the bots sit. */

import { sit } from "./seats.js";

/** @typedef {{name: string, bots: Record<string, string>, friends: Record<string, string>, begins?: boolean}} Plan `begins` if nobody else is waited for */

/** @param {string} code */
const place = (code) => `macabre/plan/${code}`;

/**
 * @param {string} code
 * @param {Plan} plan
 */
export function keepPlan(code, plan) {
  try {
    sessionStorage.setItem(place(code), JSON.stringify(plan));
  } catch {
    // then everybody sits down by hand
  }
}

/** @param {import("./room.js").Room} room */
export async function carryOutPlan(room) {
  const { code } = room.model;
  const text = readOnce(code);
  if (!text) return;
  /** @type {Plan} */
  const plan = JSON.parse(text);
  if (!(await sitOrAsk(room, 0, plan.name))) return;
  for (const [seat, bot] of Object.entries(plan.bots)) await room.order({ t: "seat-bot", seat: Number(seat), bot });
  for (const [seat, name] of Object.entries(plan.friends)) await sitOrAsk(room, Number(seat), name);
  if (plan.begins) await room.order({ t: "start", seat: 0 });
}

/**
 * Who cannot be called so is asked for another name.
 * @param {import("./room.js").Room} room
 * @param {number} seat
 * @param {string} name
 */
async function sitOrAsk(room, seat, name) {
  return (await sit(room, seat, name)) || sit(room, seat);
}

/**
 * @param {string} code
 * @returns {string | null}
 */
function readOnce(code) {
  try {
    const text = sessionStorage.getItem(place(code));
    sessionStorage.removeItem(place(code));
    return text;
  } catch {
    return null;
  }
}
