import { keyframes } from "@vanilla-extract/css";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

export const skeleton = layered({
  display: "block",
  inlineSize: "100%",
  background: vars.color.raised,
  animation: `${breathe} 1600ms ease-in-out infinite`,
});

export const shape = layeredVariants({
  block: { borderRadius: vars.radius.card },
  text: { blockSize: "1lh", borderRadius: vars.radius.small, transform: "scaleY(0.62)" },
  round: { aspectRatio: "1", borderRadius: vars.radius.full },
});
