/** What was chosen in the hall, done at the new table: who sits here, and where the bots sit. */

import { sit } from "../table/seats.js";

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

/** @param {import("../table/shared.js").Shared} shared */
export async function carryOutPlan(shared) {
  const { code } = shared.model;
  const text = readOnce(code);
  if (!text) return;
  /** @type {Plan} */
  const plan = JSON.parse(text);
  if (!(await sitOrAsk(shared, 0, plan.name))) return;
  for (const [seat, bot] of Object.entries(plan.bots)) await shared.order({ t: "seat-bot", seat: Number(seat), bot });
  for (const [seat, name] of Object.entries(plan.friends)) await sitOrAsk(shared, Number(seat), name);
  if (plan.begins) await shared.order({ t: "start", seat: 0 });
}

/**
 * Who cannot be called so is asked for another name.
 * @param {import("../table/shared.js").Shared} shared
 * @param {number} seat
 * @param {string} name
 */
async function sitOrAsk(shared, seat, name) {
  return (await sit(shared, seat, name)) || sit(shared, seat);
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
