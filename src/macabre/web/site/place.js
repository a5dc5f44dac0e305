/** Of several windows at one table one plays. The others watch until it is closed, or until one of them takes over. */

const MOMENT = 400; // ms in which a page that is just being left gives its place up

export class Place {
  /**
   * @param {string} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.name = `macabre ${table}`;
    this.changed = changed;
    this.plays = !navigator.locks; // where nobody can tell, everybody plays
    /** Until it is known who plays. @type {Promise<void>} */
    this.known = new Promise((resolve) => {
      this.settle = resolve;
      setTimeout(resolve, this.plays ? 0 : MOMENT);
    });
    if (navigator.locks) this.wait({});
  }

  /** @param {LockOptions} how */
  async wait(how) {
    try {
      await navigator.locks.request(this.name, how, () => this.hold());
    } catch {
      this.turn(false);
      void this.wait({});
    }
  }

  /** Until the page is left, or another takes over. @returns {Promise<never>} */
  hold() {
    this.turn(true);
    return new Promise(() => {});
  }

  /** @param {boolean} plays */
  turn(plays) {
    this.plays = plays;
    this.settle?.();
    this.changed();
  }

  takeOver() {
    void this.wait({ steal: true });
  }
}
