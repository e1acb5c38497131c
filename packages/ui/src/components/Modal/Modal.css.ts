import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered, layeredGlobal, layeredVariants } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });

export const overlay = layered({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.backdrop,
  background: vars.color.backdrop,
  animation: `${appear} ${vars.motion.surface} ${vars.motion.out}`,
  selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.state} ${vars.motion.in}` } },
});

export const scroll = layered({ position: "absolute", inset: 0, display: "flex", overflow: "auto" });

/** The dialog in the centre; on phones at the lower edge. */
export const place = layered({
  flexGrow: 1,
  margin: "auto",
  paddingBlock: `${vars.space[32]} max(${vars.space[32]}, 6vh)`,
  paddingInline: vars.space[16],
  "@media": { [media.phone]: { padding: 0, margin: 0, marginBlockStart: "auto", maxInlineSize: "100%" } },
});

export const content = layered({
  vars: { "--modal-inset": vars.space[32] },
  position: "relative",
  inlineSize: "100%",
  marginInline: "auto",
  overflow: "auto",
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  // Outside, where the sticky head does not cover it.
  boxShadow: `${vars.shadow.high}, 0 0 0 1px ${vars.color.line}`,
  outline: "none",
  // Toasts are at an edge of the window, and a high dialog leaves it to them.
  maxBlockSize: `calc(100dvh - ${vars.space[64]} - 2 * ${vars.size.toastsInset})`,
  padding: vars.space[32],
  animation: `${rise} ${vars.motion.surface} ${vars.motion.out}`,
  "@media": {
    [media.phone]: {
      vars: { "--modal-inset": vars.space[20] },
      maxInlineSize: "none !important",
      // Round corners and a strip of the page above show that this is a sheet.
      maxBlockSize: `calc(100dvh - max(52px, ${vars.size.toastsInset} + env(safe-area-inset-top)))`,
      // A dragged sheet follows the finger, and goes back by itself.
      selectors: {
        "&:not([data-dragged])": { transition: `translate ${vars.motion.surface} ${vars.motion.out}` },
      },
      padding: vars.space[20],
      paddingBlockStart: vars.space[32],
      paddingBlockEnd: `max(${vars.space[20]}, env(safe-area-inset-bottom))`,
      borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

// The wrappers that Radix renders around the content accept no class name.
layeredGlobal(".rt-BaseDialogOverlay::before", {
  animation: `${appear} ${vars.motion.surface} ${vars.motion.out}`,
});
layeredGlobal(".rt-BaseDialogScrollPadding", {
  "@media": { [media.phone]: { padding: 0, margin: 0, marginBlockStart: "auto", maxInlineSize: "100%" } },
});

export const handle = layered({
  display: "none",
  "@media": {
    [media.phone]: {
      display: "block",
      position: "absolute",
      insetBlockStart: vars.space[8],
      insetInline: 0,
      marginInline: "auto",
      selectors: { "[data-modal-head='bare'] > &": { insetBlockStart: px(-24) } },
      inlineSize: vars.size.sheetHandle,
      blockSize: vars.space[4],
      borderRadius: vars.radius.full,
      background: vars.color.control,
    },
  },
});

// Focusable so that it is announced, but not a control.
const heading = { ...type.title, margin: 0, outline: "none", overflowWrap: "anywhere" } as const;

export const title = layeredVariants({
  start: { ...heading, paddingInlineEnd: vars.space[40] },
  centre: { ...heading, display: "flex", justifyContent: "center" },
});

export const hidden = layered(visuallyHidden);

export const description = layered({
  ...type.body,
  marginBlockStart: vars.space[8],
  color: vars.color.textMuted,
  textWrap: "pretty",
});

// Extends over the padding of the dialog, so that scrolling content is not visible above or beside it.
const inset = "var(--modal-inset)";
const insetTop = vars.space[32];

// A sticky element stays inside its scroller's padding; the head extends to the edge.
export const head = layered({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${insetTop})`,
  zIndex: 1,
  marginInline: `calc(-1 * ${inset})`,
  marginBlock: `calc(-1 * ${insetTop}) ${px(-8)}`,
  paddingInline: inset,
  paddingBlock: `${insetTop} ${vars.space[8]}`,
  background: `linear-gradient(${vars.color.surface} calc(100% - ${vars.space[8]}), transparent)`,
});

// The space before the content, unless the content has a space of its own: `:where` lets every class win.
layeredGlobal(`:where(${head}, ${description}) + :where(:not(${description}))`, {
  marginBlockStart: vars.space[20],
});

/** Where the title is hidden: only as high as the handle and the close button. */
export const bareHead = layered({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 0,
  marginInline: `calc(-1 * ${inset})`,
  // Extends above the content: scrolling content fades before it meets the handle.
  "::before": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockStart: `calc(-1 * ${insetTop})`,
    blockSize: insetTop,
    background: `linear-gradient(${vars.color.surface} calc(100% - ${vars.space[8]}), transparent)`,
  },
});

export const close = layered({
  position: "absolute",
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: { [`${bareHead} > &`]: { insetBlockStart: px(-20), borderRadius: vars.radius.full } },
});

// On a phone a finger on the head drags the sheet, and does not scroll it.
layeredGlobal("[data-modal-head][data-draggable]", { "@media": { [media.phone]: { touchAction: "none" } } });
