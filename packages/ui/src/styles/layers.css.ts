import { globalLayer } from "@vanilla-extract/css";

/**
 * The layer of all our rules; see layered.ts. Rules directly in it win over its sublayers. A page needs to place only this one
 * among its own layers.
 */
export const mimi = globalLayer("mimi");

// Declared weakest first: our rules win over Radix and the cropper without a stronger selector.
globalLayer({ parent: mimi }, "radix");
globalLayer({ parent: mimi }, "cropper");

/** Rules for elements. */
export const base = globalLayer({ parent: mimi }, "base");

/** Rules of components: a class that a feature passes to a component overrides them, in any order of loading. */
export const parts = globalLayer({ parent: mimi }, "parts");
