/** A page that is only read. */

import { dress } from "./page.js";

dress();
