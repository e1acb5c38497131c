import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const form = layered({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[10],
});

export const providers = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[10],
  inlineSize: "100%",
});

const line = { content: "", flex: 1, borderBlockStart: `1px solid ${vars.color.line}` } as const;

export const or = layered({
  ...type.meta,
  display: "flex",
  alignItems: "center",
  gap: vars.space[14],
  inlineSize: "100%",
  marginBlock: vars.space[8],
  letterSpacing: vars.tracking.caps,
  color: vars.color.textMuted,
  "::before": line,
  "::after": line,
});

export const fields = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  inlineSize: "100%",
});

export const forgot = layered({
  textDecorationLine: "underline",
  textDecorationColor: vars.color.control,
  textUnderlineOffset: vars.space[4],
  ":hover": { textDecorationColor: "currentColor" },
  ":active": { textDecorationThickness: vars.space[2] },
});

export const legal = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space[8],
  color: vars.color.textMuted,
});

export const confirmation = layered({
  ...type.body,
  marginBlock: `${vars.space[8]} ${vars.space[24]}`,
  textAlign: "center",
  textWrap: "balance",
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const answers = layered({ display: "grid", gap: vars.space[10] });

export const description = layered({ display: "block", textAlign: "center", textWrap: "balance" });

export const hidden = layered(visuallyHidden);

export const logo = layered({ display: "contents" });
