import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const legend = layered({
  ...type.interface,
  padding: 0,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[6],
});

// Lucide's tick, as a clip path of a square.
const TICK = "polygon(10% 52%, 20% 42%, 39% 61%, 80% 18%, 90% 28%, 39% 81%)";

export const mark = layered({
  flex: "none",
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  appearance: "none",
  display: "grid",
  placeContent: "center",
  margin: 0,
  marginBlockStart: vars.space[1],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  cursor: "pointer",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}`,
  "::before": {
    content: "",
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    background: vars.color.accentFg,
    clipPath: TICK,
    opacity: 0,
  },
  selectors: {
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": { opacity: 1 },
  },
  // With forced colours the system renders the checkbox itself.
  "@media": { [media.forcedColors]: { appearance: "auto", "::before": { display: "none" } } },
});

export const label = layered({ display: "block", color: vars.color.fg });

export const check = layered({
  ...type.interface,
  display: "flex",
  alignItems: "start",
  gap: vars.space[10],
  paddingBlock: vars.space[4],
  cursor: "pointer",
  "@media": { [media.touch]: { paddingBlock: vars.space[12] } },
});

export const select = layered({ display: "grid", alignContent: "start" });

export const control = layered({
  ...type.interface,
  appearance: "none",
  gridArea: "2 / 1",
  minInlineSize: 0,
  blockSize: vars.size.field,
  paddingInline: `${vars.space[12]} ${vars.space[40]}`,
  textOverflow: "ellipsis",
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  color: vars.color.fg,
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: vars.space[1] },
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});

/** The arrow at the end of the control, which receives the clicks. */
export const chevron = layered({
  gridArea: "2 / 1",
  placeSelf: "center end",
  marginInlineEnd: vars.space[12],
  color: vars.color.fg2,
  pointerEvents: "none",
});
