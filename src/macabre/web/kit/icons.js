/** Small drawings for buttons: lines in a square of 24, in the colour of the words beside them. */

import { svg } from "./svg.js";

const PATHS = /** @type {const} */ ({
  candle:
    "M9 11h6v10H9zM7 21h10M12 8.5c-2.2 0-3-1.3-3-2.7C9 4.2 11 3.5 12 1.5c1 2 3 2.7 3 4.3c0 1.4-.8 2.7-3 2.7zM12 8.5v2.5",
  day: "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
  auto: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 3v18M12 7.5h4.5M12 12h8.5M12 16.5h6",
  sound: "M3 9.5v5h4l5 4.5V5L7 9.5zM15.5 8.5c2 2 2 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13",
  silent: "M3 9.5v5h4l5 4.5V5L7 9.5zM16 9.5l5 5M21 9.5l-5 5",
  globe:
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-3.2 2.6-4.2 5.6-4.2 9s1 6.4 4.2 9c3.2-2.6 4.2-5.6 4.2-9s-1-6.4-4.2-9z",
  close: "M5 5l14 14M19 5L5 19",
  first: "M6 5v14M19 5L9 12l10 7z",
  back: "M17 5L7 12l10 7z",
  on: "M7 5l10 7l-10 7z",
  last: "M18 5v14M5 5l10 7l-10 7z",
  left: "M4 5v5h5M4.5 10a8 8 0 1 1-.4 5",
  right: "M20 5v5h-5M19.5 10a8 8 0 1 0 .4 5",
  book: "M12 6C9.5 4 6 3.8 3 4.5V19c3-.7 6.5-.5 9 1.5c2.5-2 6-2.2 9-1.5V4.5C18 3.8 14.5 4 12 6zM12 6v14.5",
  help: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.3 9.5C9.3 6.3 14.7 6.3 14.7 9.5c0 2.2-2.7 2.2-2.7 4M12 16.8v.1",
  share: "M12 15V3M7.5 7L12 2.5L16.5 7M6 11H4.5v10h15V11H18",
});

/**
 * @param {keyof typeof PATHS} name
 * @param {number} [size]
 * @returns {SVGSVGElement}
 */
export function icon(name, size = 20) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    svg("path", {
      d: PATHS[name],
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
  );
}
