import { layered, layeredVariants } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

export const wordmark = layered({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.36em",
  fontFamily: vars.font.mark,
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
  letterSpacing: "-0.015em",
  // The letters have no descender: they are raised to the optical centre of a row.
  paddingBlockEnd: "0.12em",
});

/** As wide as its letters, 2.306 em, and as high as a line. */
export const letters = layered({
  inlineSize: "2.306em",
  blockSize: "1em",
  maxInlineSize: "none",
  fill: "currentColor",
});

/** The name for screen readers. */
export const readAloud = layered(visuallyHidden);

// Lowers its centre to that of the letters. Its foot ends a little below their baseline.
export const ribbon = layered({ marginBlockStart: "0.16em" });

export const size = layeredVariants({
  header: { fontSize: vars.text.wordmark },
  title: { fontSize: vars.text.title },
});
