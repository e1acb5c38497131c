import type { Cover } from "./cover.ts";

/** The image of the 404 page (§2): the window of Marzipan's cover, without the cat. */
export const gone: Cover = {
  slug: "gone",
  scene: "window",
  palette: "dusk",
  emblem: "cat",
  alt: "A windowsill at dusk with a potted plant and nobody on it.",
  composition: { x: 262, size: 236, moon: { x: 214, y: 226, radius: 74 }, sill: "plant", deserted: true },
};
