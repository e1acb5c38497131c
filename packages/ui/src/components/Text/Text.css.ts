import { layered, layeredVariants } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const text = layered({ margin: 0, overflowWrap: "anywhere" });

export const variant = layeredVariants(type);

export const tone = layeredVariants({
  neutral: { color: vars.color.fg },
  success: { color: vars.color.ok },
  danger: { color: vars.color.bad },
  premium: { color: vars.color.goldText },
});

export const color = layeredVariants({
  muted: { color: vars.color.textMuted },
  accent: { color: vars.color.accentText },
  inherit: { color: "inherit" },
});

export const weight = layeredVariants({
  book: { fontWeight: vars.weight.book },
  regular: { fontWeight: vars.weight.regular },
  strong: { fontWeight: vars.weight.strong },
  heavy: { fontWeight: vars.weight.heavy },
});

export const align = layeredVariants({
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
});

export const clamped = layered({ display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" });
