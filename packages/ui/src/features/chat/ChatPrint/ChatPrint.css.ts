import { globalStyle } from "@vanilla-extract/css";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

const PRINT = "print";

/** Paper is white, so that no ink is spent on a background. */
export const sheet = layered({ color: vars.color.fg, background: "Canvas" });

export const onScreen = layered({ padding: vars.space[24] });

/** Not on the screen; printed instead of the page. */
export const onPaper = layered({ display: "none", "@media": { [PRINT]: { display: "block" } } });

// Without a layer, so that it wins over each display that an element of the page has.
globalStyle(`body:has(> .${onPaper}) > :not(.${onPaper})`, { "@media": { [PRINT]: { display: "none" } } });
// The dark theme must not print its page colour.
globalStyle(`html:has(> body > .${onPaper})`, {
  "@media": { [PRINT]: { colorScheme: "light", background: "Canvas" } },
});

export const head = layered({
  breakInside: "avoid",
  breakAfter: "avoid",
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
});

export const name = layered({ ...type.title });
export const title = layered({ ...type.interface, fontWeight: vars.weight.strong });
export const quiet = layered({ ...type.helper, color: vars.color.textMuted });

export const partial = layered({
  ...type.interface,
  breakInside: "avoid",
  marginBlockStart: vars.space[16],
  padding: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
});

/** A heading stays with the first lines of what it is about. */
export const day = layered({
  ...type.helper,
  breakAfter: "avoid",
  breakInside: "avoid",
  textAlign: "center",
  color: vars.color.textMuted,
  marginBlock: `${vars.space[24]} ${vars.space[4]}`,
});

export const line = layered({
  ...type.helper,
  color: vars.color.textMuted,
  marginBlockStart: vars.space[16],
});

export const message = layered({ marginBlockStart: vars.space[16] });

export const speaker = layered({
  ...type.interface,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  breakAfter: "avoid",
  breakInside: "avoid",
});

/** A long text is as wide as the paper, and no line is alone at an edge of a page. */
export const text = layered({
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  maxInlineSize: "none",
  orphans: 3,
  widows: 3,
});

layeredGlobal(`${text} :is(tr, img)`, { breakInside: "avoid" });
// What scrolls sideways on the screen is wrapped on paper.
layeredGlobal(`${text} pre`, { whiteSpace: "pre-wrap", overflow: "visible", overflowWrap: "anywhere" });
layeredGlobal(`${text} [data-scrolls-sideways]`, { overflow: "visible" });
layeredGlobal(`${text} div:has(> pre)`, {
  background: "none",
  border: `${px(1)} solid ${vars.color.lineStrong}`,
});
layeredGlobal(`${text} a`, { color: "inherit" });
