import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { phoneOnly } from "./DetailScreen.css.ts";

export const eyebrow = layered({
  ...type.helper,
  display: "flex",
  flexWrap: "wrap",
  // Clips the separator at the start of each line.
  overflowX: "clip",
  color: vars.color.textMuted,
});

// A tag is at most one line here; the whole text is below the biography.
layeredGlobal(`${eyebrow} > li`, {
  maxInlineSize: `calc(100% + ${vars.space[24]})`,
  marginInline: `calc(-1 * ${vars.space[24]}) ${vars.space[24]}`,
  ...oneLine,
});

// As wide as the margin, so that it is outside the list when its item begins a line.
layeredGlobal(`${eyebrow} > li::before`, {
  content: '"·" / ""',
  display: "inline-block",
  inlineSize: vars.space[24],
  textAlign: "center",
  textIndent: 0,
});

/** A phone has this text nowhere else, so it has several lines where text is large. Each begins after the separator. */
export const rating = layered(
  {
    selectors: {
      [`${eyebrow} > &`]: {
        paddingInlineStart: vars.space[24],
        textIndent: `calc(-1 * ${vars.space[24]})`,
        whiteSpace: "normal",
      },
    },
  },
  [phoneOnly],
);

export const genre = layered({ color: vars.color.fg, fontWeight: vars.weight.strong });
