import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

/** Shared styles of the settings panes. */
export const pane = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[24],
  minInlineSize: 0,
});

export const group = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  justifyItems: "start",
});

export const heading = layered({ ...type.interface, fontWeight: vars.weight.strong });

export const paneText = layered({
  ...type.interface,
  color: vars.color.textMuted,
  textWrap: "pretty",
  maxInlineSize: "60ch",
});

export const line = layered({ blockSize: vars.space[1], border: 0, margin: 0, background: vars.color.line });

const status = { ...type.helper, display: "flex", alignItems: "center", gap: vars.space[6] } as const;

export const bad = layered({ ...status, color: vars.color.bad });

export const good = layered({ ...status, color: vars.color.ok });
