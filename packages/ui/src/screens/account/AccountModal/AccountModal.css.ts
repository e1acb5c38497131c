import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const form = layered({ display: "grid", gap: vars.space[20] });

export const avatar = layered({ display: "flex", alignItems: "center", gap: vars.space[20] });

export const choose = layered({ display: "grid", justifyItems: "start", gap: vars.space[6] });

export const hint = layered({ ...type.helper, color: vars.color.textMuted });

const status = {
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  selectors: { "&[hidden]": { display: "none" } },
} as const;

export const failed = layered({ ...status, color: vars.color.bad });

export const saved = layered({ ...status, color: vars.color.ok });

// Takes no space without a message; always mounted, so that screen readers announce it.
export const news = layered({ selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[14] } } });

export const actions = layered({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[10],
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "1fr 1.6fr" } },
});

export const settings = layered({
  marginInlineStart: "-22px",
  marginInlineEnd: "auto",
  color: vars.color.textMuted,
  "@media": { [media.phone]: { gridColumn: "1 / -1", order: 1, marginInline: 0 } },
});
