import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const state = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[64],
  paddingInline: vars.space[16],
  textAlign: "center",
  // A long word of a title where text is large.
  overflowWrap: "anywhere",
});

/** On an error page it fills the window. */
export const page = layered({ alignContent: "center", minBlockSize: "100dvh" }, [state]);

export const illustration = layered({ color: vars.color.rank, marginBlockEnd: vars.space[8] });

export const title = layered({ ...type.heading });

export const body = layered({
  ...type.body,
  maxInlineSize: "44ch",
  color: vars.color.textMuted,
  textWrap: "balance",
});

export const action = layered({ marginBlockStart: vars.space[16] });
