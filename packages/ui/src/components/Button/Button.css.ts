import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

const hairline = `inset 0 0 0 1px ${vars.color.line}`;

export const button = layered({
  ...type.interface,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  blockSize: vars.size.control,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  selectors: { '&[aria-disabled="true"]': { cursor: "default" } },
  "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
});

// A loading button keeps its fill, so that a row of buttons looks the same while one of them is pressed.
const disabled = {
  '&[aria-disabled="true"]:not([aria-busy])': {
    color: vars.color.fg2,
    background: "none",
    boxShadow: hairline,
  },
} as const;

// Hover and press change the fill only while the button is enabled.
const answers = (hover: string, active: string) => ({
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: hover },
    '&:active:not([aria-disabled="true"])': { background: active },
    ...disabled,
  },
});

export const variant = layeredVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.accentFg,
    boxShadow: vars.shadow.gloss,
    ...answers(vars.color.accentHover, vars.color.accentHover),
  },
  secondary: {
    background: vars.color.raised,
    boxShadow: hairline,
    ...answers(vars.color.hover, vars.color.active),
  },
  quiet: answers(vars.color.raised, vars.color.hover),
  danger: {
    background: vars.color.badTint,
    color: vars.color.bad,
    boxShadow: "inset 0 0 0 1px currentColor",
    ...answers(`color-mix(in srgb, ${vars.color.badTint} 88%, ${vars.color.bad})`, vars.color.badTint),
  },
  gold: {
    background: vars.color.gold,
    color: vars.color.goldFg,
    ...answers(`color-mix(in srgb, ${vars.color.gold} 88%, white)`, vars.color.gold),
  },
  goldQuiet: { color: vars.color.goldText, ...answers(vars.color.raised, vars.color.hover) },
});

export const size = layeredVariants({
  medium: {},
  touch: { blockSize: vars.size.touch },
  large: { ...type.body, blockSize: vars.size.controlLarge, paddingInline: px(22) },
});

export const wide = layered({ inlineSize: "100%" });

export const content = layered({
  display: "inline-flex",
  alignItems: "center",
  gap: "inherit",
  minInlineSize: 0,
});

// The label stays in the layout while loading, so that the button keeps its width.
export const hidden = layered({ opacity: 0 });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = layered({
  position: "absolute",
  inset: 0,
  margin: "auto",
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.full,
  border: "2px solid currentColor",
  borderInlineStartColor: "transparent",
  animation: `${turn} 800ms linear infinite`,
});
