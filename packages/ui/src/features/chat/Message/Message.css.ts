import { keyframes } from "@vanilla-extract/css";
import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px, alpha, byTheme } from "../../../styles/units.ts";
import { notCopied } from "../../../styles/notCopied.ts";
import { swipeable } from "../../../styles/swipeable.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

/** Space between messages, in which the tools of an earlier one are shown without a layout shift. */
const GAP = px(36);
/** Height of a row of tools; of touch targets on a coarse pointer. */
const ROW = vars.size.chipTouch;
/** On touch screens, space below the last message for its tools, and for the fade at the end of the list. */
const END = px(66);

export const turn = layered({
  position: "relative",
  paddingBlockEnd: GAP,
  // A line beside the text shows the focus: a ring around a long text would be too strong.
  outline: "none",
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: `0 ${GAP}`,
    insetInlineStart: px(-14),
    inlineSize: vars.space[2],
    borderRadius: vars.radius.full,
    background: "transparent",
    transition: `background-color ${vars.motion.state} ${vars.motion.out}`,
  },
  selectors: {
    "&[data-tools-visible]": { paddingBlockEnd: px(30) },
    "&[data-tools-visible]::before": { insetBlockEnd: px(30) },
    "&:focus-visible::before": { background: vars.color.focus },
    "&[data-found]::before": { background: vars.color.accent },
  },
  "@media": {
    [media.touch]: {
      selectors: {
        "&[data-tools-at-end]": { paddingBlockEnd: END },
        "&[data-tools-at-end]::before": { insetBlockEnd: END },
      },
    },
    [media.forcedColors]: { selectors: { "&:focus-visible": { outline: "2px solid Highlight" } } },
  },
});

// A horizontal swipe changes the variant.
export const character = layered({ ...type.prose, ...swipeable });

export const hidden = layered(visuallyHidden);

export const speaker = layered({
  fontFamily: vars.font.display,
  fontSize: vars.text.interface,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.interface,
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[10],
  marginBlockEnd: vars.space[4],
});

/** The colour of a speaker, before the name. */
export const speakerColor = layered({
  flex: "none",
  alignSelf: "center",
  inlineSize: px(10),
  blockSize: px(10),
  borderRadius: vars.radius.full,
});

/** The cover of a speaker, with the colour around it. */
export const speakerCover = layered({
  flex: "none",
  alignSelf: "center",
  objectFit: "cover",
  objectPosition: "50% 20%",
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
});

export const time = layered({
  ...notCopied,
  ...type.meta,
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space[6],
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const pin = layered({ alignSelf: "center" });

export const user = layered({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: vars.space[8],
});

export const bubble = layered({
  ...type.prose,
  // One step smaller than the character's text, at any reading size.
  fontSize: `calc(${vars.text.prose} - 1px)`,
  lineHeight: `calc(${vars.leading.prose} - 2px)`,
  maxInlineSize: "82%",
  overflowWrap: "anywhere",
  paddingBlock: vars.space[12],
  paddingInline: vars.space[18],
  borderRadius: vars.radius.bubble,
  // Translucent and without an edge: it differs from the page, and from a glow of the same colour.
  background: byTheme(alpha(vars.color.accent, 8), alpha(vars.color.accent, 16)),
  selectors: {
    '&[data-state="failed"], &[data-state="blocked"], &[data-state="waiting"]': {
      background: "none",
      boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    },
  },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const state = layered({
  ...notCopied,
  ...type.meta,
  display: "flex",
  alignItems: "center",
  gap: vars.space[6],
  color: vars.color.textMuted,
});

export const errorBox = layered({
  ...type.helper,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[8],
});

/** The error itself and the link to its rule; the actions beside them keep the colour of buttons. */
export const error = layered({ color: vars.color.bad });

// On a phone the error has its own line above its actions.
layeredGlobal(`${errorBox} > p`, {
  "@media": { [media.phone]: { flexBasis: "100%", textAlign: "end" } },
});

export const outcome = layered({
  ...type.helper,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  marginBlockStart: vars.space[12],
  color: vars.color.textMuted,
});

/** The tools row of the last reply, and of a reply with several variants. */
export const footer = layered({
  ...notCopied,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: ROW,
  marginBlockStart: vars.space[8],
  marginInline: px(-8),
  // Touch targets of 44 px overlap the space around their icons; all must fit the narrowest phone.
  "@media": { [media.touch]: { gap: 0, minBlockSize: vars.size.touch } },
});

/** The tools of an earlier message, in the space below it. */
export const floating = layered({
  ...notCopied,
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: px(-8),
  zIndex: 1,
  selectors: {
    "&[data-end]": {
      insetInlineStart: "auto",
      insetInlineEnd: px(-8),
      display: "flex",
      alignItems: "center",
    },
  },
  "@media": {
    [media.touch]: {
      insetBlockEnd: px(-6),
      borderRadius: vars.radius.full,
      background: vars.color.raised,
      boxShadow: vars.shadow.low,
      selectors: {
        "&:empty": { display: "none" },
        // Below the text, where nothing is behind the tools.
        "[data-tools-at-end] > &": {
          insetBlockEnd: vars.space[14],
          background: "none",
          boxShadow: "none",
        },
      },
    },
  },
});

/** The state of a message, beside its tools. */
export const note = layered({ ...type.meta, paddingInline: vars.space[8], color: vars.color.textMuted });

export const variants = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.textMuted,
});

export const position = layered({
  fontVariantNumeric: "tabular-nums",
  paddingInline: vars.space[2],
  "@media": { [media.touch]: { paddingInline: 0 } },
});

const hairline = {
  content: "",
  flex: 1,
  minInlineSize: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
} as const;

export const notice = layered({
  ...type.helper,
  display: "flex",
  alignItems: "center",
  gap: vars.space[20],
  color: vars.color.textMuted,
  textAlign: "center",
  textWrap: "balance",
  paddingBlockEnd: px(30),
  "::before": hairline,
  "::after": hairline,
});

const breathe = keyframes({ "0%, 80%, 100%": { opacity: 0.3 }, "40%": { opacity: 1 } });

/** Says after some seconds that a reply is still being written. */
export const stalled = layered({
  ...type.helper,
  marginBlockStart: vars.space[8],
  color: vars.color.textMuted,
});

export const thinking = layered({ display: "inline-flex", gap: vars.space[6], paddingBlock: vars.space[10] });

layeredGlobal(`${thinking} > span`, {
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  background: vars.color.textMuted,
  animation: `${breathe} 1.2s infinite`,
});
layeredGlobal(`${thinking} > span:nth-child(2)`, { animationDelay: "160ms" });
layeredGlobal(`${thinking} > span:nth-child(3)`, { animationDelay: "320ms" });
