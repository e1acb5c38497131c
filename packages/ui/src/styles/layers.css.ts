import { globalLayer } from "@vanilla-extract/css";

// Declared weakest first: whatever is ours wins over Radix and the cropper without a stronger selector.
globalLayer("radix");
globalLayer("cropper");

/** The layer of every rule of our own; see layered.ts. What stands in it directly wins over its two parts. */
export const mimi = globalLayer("mimi");

/** Rules for elements as such. */
export const base = globalLayer({ parent: mimi }, "base");

/** Rules of components: a feature that hands a component a class of its own wins, whichever file is loaded first. */
export const parts = globalLayer({ parent: mimi }, "parts");
