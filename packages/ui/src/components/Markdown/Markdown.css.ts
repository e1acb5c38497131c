import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../styles/layered.ts";
import { notCopied } from "../../styles/notCopied.ts";
import { mix } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const prose = layered({
  ...type.prose,
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
  hyphens: "manual",
});

layeredGlobal(`${prose} > * + *, ${prose} blockquote > * + *, ${prose} li > :not(span) + *`, {
  marginBlockStart: "0.8em",
});
layeredGlobal(`${prose} strong`, { fontWeight: vars.weight.strong });

// A line in another direction than the page has its own. Lists and quotes have `dir`, which also moves their marks.
layeredGlobal(`${prose} :is(p, li, th, td)`, { unicodeBidi: "plaintext" });

/** A text as it was typed. */
export const typed = layered({ whiteSpace: "pre-wrap" });

/** What a character does, beside what it says. */
export const action = layered({
  fontStyle: "italic",
  color: mix(vars.color.fg, 74, vars.color.accentText),
});

/** The same in a script without italics: only its colour says so, and says it louder. */
export const uprightAction = layered({
  fontStyle: "normal",
  color: mix(vars.color.fg, 35, vars.color.accentText),
});

export const speech = layered({ fontStyle: "normal", color: vars.color.fg });

const fade = keyframes({ "0%": { opacity: 0.3 }, "50%": { opacity: 0.62 }, "100%": { opacity: 1 } });

export const fresh = layered({ animation: `${fade} ${vars.motion.surface} linear` });

export const heading = layered({ ...type.name });

export const quote = layered({
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
});

/** Text that is not rendered as Markdown. */
export const plain = layered({ whiteSpace: "pre-wrap" });

// The marks of the browser by depth, also where the page resets lists.
export const list = layered({ paddingInlineStart: "1.4em", listStyle: "revert" });

// Nested lists stop indenting, because sixty levels would push the text off the screen.
const deep = (name: string) => Array.from({ length: 6 }, () => name).join(" ");
layeredGlobal(`${deep(list)}, ${deep(quote)}`, { paddingInlineStart: 0 });

export const line = layered({
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.line,
  marginBlockEnd: "0.5em",
});

export const code = layered({
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const codeHead = layered({
  ...notCopied,
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.chipTouch,
  paddingInline: `${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.textMuted,
});

export const language = layered({
  ...type.meta,
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** Lines of code do not wrap, they scroll. */
export const codeText = layered({
  ...type.helper,
  fontFamily: "ui-monospace, monospace",
  margin: 0,
  padding: vars.space[12],
  overflowX: "auto",
  whiteSpace: "pre",
  overflowWrap: "normal",
  tabSize: 2,
  selectors: { [`${codeHead} + &`]: { paddingBlockStart: 0 } },
});

layeredGlobal(`${codeText} code`, { fontFamily: "ui-monospace, monospace" });

export const codeSpan = layered({
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.85em",
  padding: "0.1em 0.3em",
  borderRadius: vars.radius.small,
  background: vars.color.raised,
});

/** A table that is wider than the text scrolls sideways. */
export const tableFrame = layered({ overflowX: "auto" });

export const table = layered({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  textAlign: "start",
});
layeredGlobal(`${table} th, ${table} td`, {
  padding: vars.space[8],
  textAlign: "start",
  verticalAlign: "top",
});
// Of rows: a short row has fewer cells.
layeredGlobal(`${table} tr`, { borderBlockEnd: `1px solid ${vars.color.line}` });

export const link = layered({
  color: vars.color.accentText,
  textDecorationLine: "underline",
  textUnderlineOffset: vars.space[4],
});
