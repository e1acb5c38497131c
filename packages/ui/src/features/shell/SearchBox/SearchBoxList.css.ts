import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal, layeredVariants } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const list = layeredVariants({
  below: {
    position: "absolute",
    insetBlockStart: `calc(100% + ${vars.space[8]})`,
    insetInline: 0,
    zIndex: vars.z.menu,
    maxBlockSize: "min(480px, 70dvh)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: vars.space[8],
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.shadow.high}`,
    "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
  },
  // Of one height, so that a dialog does not move while the user types.
  inline: {
    blockSize: "min(420px, 56dvh)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: vars.space[8],
  },
});

export const title = layered({
  ...type.meta,
  paddingBlock: `${vars.space[10]} ${vars.space[4]}`,
  paddingInline: vars.space[12],
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});

export const option = layered({
  ...type.interface,
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[10],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  cursor: "pointer",
  scrollMarginBlock: vars.space[40],
  ":hover": { background: vars.color.raised },
  ":active": { background: vars.color.hover },
  selectors: {
    "&[aria-selected='true']": { background: vars.color.hover },
    "[data-stale] &": { color: vars.color.textMuted },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-selected='true']": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const image = layered({
  display: "grid",
  placeItems: "center",
  justifySelf: "center",
  inlineSize: "27px",
  aspectRatio: "3 / 4",
  overflow: "hidden",
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
});

layeredGlobal(`${image} > img`, { inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const label = layered(oneLine);

export const hint = layered({ ...type.meta, color: vars.color.textMuted, whiteSpace: "nowrap" });

export const none = layered({ ...type.interface, padding: vars.space[16], color: vars.color.textMuted });
