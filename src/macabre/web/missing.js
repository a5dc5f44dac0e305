/** The page for addresses that lead nowhere. */

import { dress } from "./page.js";

dress();
