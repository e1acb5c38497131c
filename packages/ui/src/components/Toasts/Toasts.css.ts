import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

const inChat = ":root:has([data-mimi-messages])";
const inDialog = ":root:has(:is([role='dialog'], [role='alertdialog'])[data-state='open'])";

/** Toasts lie over no dialog, composer or bar. A dialog leaves room for them, by `toastsInset`. */
export const stack = layered({
  position: "fixed",
  zIndex: vars.z.toasts,
  insetInline: vars.size.gutter,
  insetBlockEnd: `calc(${vars.size.gutter} + max(${vars.size.bottomInset}, env(safe-area-inset-bottom)) + ${vars.size.bannerInset})`,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  selectors: {
    // In a chat, the composer and the buttons of the last message are at the bottom: toasts are shown below the header, which
    // can have three lines.
    [`${inChat} &`]: {
      insetBlock: `calc(${vars.size.header} + ${vars.space[20]} + env(safe-area-inset-top)) auto`,
    },
    [`${inChat}:has([data-mimi-find]) &`]: {
      insetBlock: `calc(${vars.size.header} + ${vars.size.touch} + ${vars.space[24]} + env(safe-area-inset-top)) auto`,
    },
  },
  "@media": {
    // Dialogs are in the centre: toasts are shown at the start of the lower edge.
    [media.tablet]: {
      selectors: {
        [`${inDialog} &`]: { insetBlock: `auto ${vars.size.gutter}`, justifyContent: "flex-start" },
      },
    },
    // A sheet has its buttons at the end, and maybe a keyboard over them: toasts are shown above.
    [media.phone]: {
      selectors: {
        [`${inDialog} &`]: { insetBlock: `calc(${vars.space[6]} + env(safe-area-inset-top)) auto` },
      },
    },
  },
});

export const list = layered({
  display: "grid",
  gap: vars.space[8],
  justifyItems: "center",
  minInlineSize: 0,
  // Many or long messages scroll. The padding has room for the shadows of the toasts.
  maxBlockSize: `calc(100dvh - 2 * ${vars.size.gutter} - ${vars.size.bottomInset} - ${vars.size.bannerInset})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space[12],
  margin: px(-12),
  // Without toasts it has no size, so that nothing on the page moves when a dialog on a phone brings it to the top.
  selectors: { "&:empty": { padding: 0, margin: 0 } },
});

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const toast = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  inlineSize: "fit-content",
  maxInlineSize: px(480),
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space[6],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderRadius: vars.radius.card,
  color: vars.color.fg,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.shadow.low}`,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.surface} ${vars.motion.out}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const text = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[20],
  flex: 1,
  minInlineSize: 0,
});

export const message = layered({
  flex: `1 1 ${px(132)}`,
  minInlineSize: 0,
  // A short message leaves the rest of the line to the action.
  maxInlineSize: "max-content",
  paddingBlock: vars.space[6],
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

// Beside the message where there is room, otherwise below it and aligned with it; a text longer than the toast wraps.
export const action = layered({
  selectors: {
    "&&": {
      maxInlineSize: `calc(100% + ${vars.space[16]})`,
      marginInlineStart: px(-16),
      textAlign: "start",
    },
  },
});

export const done = layered({ color: vars.color.ok });

export const failed = layered({ color: vars.color.bad });
