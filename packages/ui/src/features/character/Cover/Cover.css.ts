import { layered } from "../../../styles/layered.ts";
import { mix } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

/** The cover's accent colour if known, otherwise a neutral one. */
export const coverColor = `var(--cover-color, ${vars.color.rank})`;

export const cover = layered({
  position: "absolute",
  inset: 0,
  // Darker than the accent: bright blocks would flash before the covers load.
  background: mix(coverColor, 30, vars.color.coverInk),
});

export const image = layered({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `filter ${vars.motion.surface} ${vars.motion.out}`,
});

export const letter = layered({
  display: "grid",
  placeItems: "center",
  paddingBlockEnd: "48%",
  overflow: "clip",
  containerType: "inline-size",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  color: mix(coverColor, 70, vars.color.coverInk),
  backgroundImage: `radial-gradient(90% 60% at 50% 30%, ${mix(coverColor, 52, vars.color.coverInk)}, transparent)`,
});

/** Scaled to the cover: on a small one the letter would be cut. */
export const initial = layered({ fontSize: `min(${vars.text.rank}, 64cqi)` });
