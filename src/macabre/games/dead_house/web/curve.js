/** Curves as rows of points, walked by their length. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {angle: number}} Spot a point, and the direction in which the curve passes it */

/**
 * @param {Point} a
 * @param {Point} b
 */
export const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * A point beside another, seen in its direction: to the left is negative.
 * @param {Spot} spot
 * @param {number} aside
 * @returns {Point}
 */
export function beside({ x, y, angle }, aside) {
  return { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside };
}

/**
 * Part of the way from one point to another.
 * @param {Point} a
 * @param {Point} b
 * @param {number} part
 * @returns {Point}
 */
export const between = (a, b, part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** A row of points with its length, on which any place can be found. */
export class Curve {
  /** @param {Point[]} points a closed curve ends where it begins */
  constructor(points) {
    this.points = points;
    this.lengths = [0];
    for (let at = 1; at < points.length; at += 1)
      this.lengths.push(this.lengths[at - 1] + gap(points[at - 1], points[at]));
  }

  get length() {
    return this.lengths[this.lengths.length - 1];
  }

  /**
   * The spot after so much of the curve.
   * @param {number} along
   * @returns {Spot}
   */
  at(along) {
    const place = this.segment(along);
    const [from, to] = [this.points[place], this.points[place + 1]];
    const part = (along - this.lengths[place]) / (this.lengths[place + 1] - this.lengths[place]);
    return { ...between(from, to, part), angle: this.direction(place, part) };
  }

  /**
   * The direction turns evenly from one segment into the next.
   * @param {number} place
   * @param {number} part
   */
  direction(place, part) {
    const other = Math.min(this.points.length - 2, Math.max(0, place + (part < 0.5 ? -1 : 1)));
    const [here, there] = [this.heading(place), this.heading(other)];
    const turn = Math.atan2(Math.sin(there - here), Math.cos(there - here));
    return here + turn * Math.abs(part - 0.5);
  }

  /** @param {number} place */
  heading(place) {
    const [from, to] = [this.points[place], this.points[place + 1]];
    return Math.atan2(to.y - from.y, to.x - from.x);
  }

  /** @param {number} along */
  segment(along) {
    let [low, high] = [0, this.points.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lengths[middle] <= along) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * A closed way along corners, each of them rounded.
 * @param {Point[]} corners
 * @param {number} radius
 */
export function rounded(corners, radius) {
  const points = corners.flatMap((corner, place) => {
    const [before, after] = [corners.at(place - 1) ?? corner, corners[(place + 1) % corners.length]];
    const [from, to] = [before, after].map((other) =>
      between(corner, other, Math.min(0.5, radius / gap(corner, other))),
    );
    return bent(from, corner, to, 16);
  });
  return new Curve([...points, points[0]]);
}

/**
 * A bend from one point to another, drawn towards a third.
 * @param {Point} from
 * @param {Point} towards
 * @param {Point} to
 * @param {number} parts
 */
export function bent(from, towards, to, parts) {
  return Array.from({ length: parts + 1 }, (_, at) =>
    between(between(from, towards, at / parts), between(towards, to, at / parts), at / parts),
  );
}

/** @param {Point[]} points */
export const outline = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
