import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { byTheme, mix } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";
import { fade } from "../../../features/chat/MessageList/MessageList.css.ts";

/** The custom property with the cover's accent colour. */
export const inkName = "--mimi-room-ink";

const ink = `var(${inkName}, ${vars.color.page})`;

const near = byTheme(mix(ink, 18, vars.color.page), mix(ink, 34, vars.color.page));

export const screen = layered({
  blockSize: "100dvh",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // A glow in the cover's colour fades out above the composer, so that text keeps its contrast.
  background: `radial-gradient(120% 70% at 60% -12%, ${near}, ${vars.color.page} 96%)`,
  "@media": { [media.wide]: { gridTemplateColumns: `${vars.size.chatRail} minmax(0, 1fr)` } },
});

export const rail = layered({
  display: "none",
  minBlockSize: 0,
  "@media": { [media.wide]: { display: "block" } },
});

export const main = layered({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
  outline: "none",
});

/** The heading of a chat whose character is unknown. */
export const heading = layered(visuallyHidden);

/** Why the character's page is gone. */
export const gone = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[8]} ${vars.space[12]}`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.textMuted,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const goneText = layered({ flex: "1 1 24ch", textWrap: "pretty" });

export const middle = layered({ flex: 1, display: "grid", placeItems: "center", padding: vars.space[24] });

/** Like the list of messages. It is empty where there is nothing to show. */
export const lastView = layered({
  flex: 1,
  minBlockSize: 0,
  overflow: "hidden",
  maskImage: fade,
  selectors: { "&:empty": { display: "none" } },
});

export const opening = layered({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space[12],
  inlineSize: `min(${vars.size.prose}, 100% - 2 * ${vars.space[20]})`,
  marginInline: "auto",
  paddingBlockEnd: vars.space[64],
  // It is still announced.
  selectors: { [`${lastView}:not(:empty) + &`]: visuallyHidden },
});
