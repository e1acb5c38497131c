import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

const bleed = {
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
} as const;
const stuck = { position: "sticky", insetBlockStart: vars.size.header, zIndex: vars.z.bar } as const;

// On phones only the first row, the feeds, is sticky under the header.
export const bar = layered({
  ...stuck,
  ...bleed,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  blockSize: vars.size.bar,
  marginBlockEnd: vars.space[8],
  background: vars.color.page,
  "@media": { [media.phone]: { display: "contents" } },
});

export const feeds = layered({
  display: "flex",
  gap: px(22),
  marginInlineEnd: vars.space[14],
  "@media": {
    [media.phone]: {
      ...stuck,
      background: vars.color.page,
      ...bleed,
      // Room for the filter button, which is over the end of the row.
      paddingInlineEnd: vars.space[64],
      gap: vars.space[18],
      blockSize: vars.space[56],
      overflowX: "auto",
      overflowY: "hidden",
      scrollbarWidth: "none",
    },
  },
});

export const feed = layered({
  ...type.name,
  position: "relative",
  blockSize: "100%",
  minBlockSize: vars.size.touch,
  paddingBlockEnd: px(3),
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
  transition: `color ${vars.motion.state} ${vars.motion.out}`,
  ":hover": { color: vars.color.fg },
  ":active": { color: vars.color.accentText },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.fg },
    '&[aria-pressed="true"]::after': {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: vars.space[4],
      blockSize: vars.space[2],
      borderRadius: vars.space[2],
      background: vars.color.accentText,
    },
    "&:focus-visible": { borderRadius: vars.radius.small },
  },
  "@media": {
    // Lower than its row, which would clip the focus ring.
    [media.phone]: { alignSelf: "center", blockSize: vars.size.touch },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]::after': { background: "Highlight" } } },
  },
});

/** A feed that is a page of its own. */
export const feedLink = layered({ display: "grid", alignItems: "center" }, [feed]);

export const filters = layered({
  order: 1,
  marginInlineEnd: px(-10),
  "@media": {
    [media.phone]: {
      ...stuck,
      display: "grid",
      insetBlockStart: `calc(${vars.size.header} + ${px(6)})`,
      marginBlock: `${px(-50)} ${vars.space[6]}`,
      marginInlineStart: "auto",
    },
  },
});

const fade = `linear-gradient(to var(--tags-end), #000 calc(100% - ${px(48)}), transparent)`;

export const tags = layered({
  vars: { "--tags-end": "right" },
  display: "flex",
  flex: 1,
  minInlineSize: 0,
  gap: vars.space[6],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  paddingBlock: vars.space[6],
  paddingInlineEnd: px(48),
  maskImage: fade,
  selectors: {
    "&:dir(rtl)": { vars: { "--tags-end": "left" } },
    // The mask would clip the focus ring of the first chip.
    "&:has(:focus-visible)": { paddingInlineStart: vars.space[6] },
  },
  "@media": {
    [media.phone]: {
      ...bleed,
      maskImage: "none",
      // Room for the focus ring, which the row would clip.
      paddingBlock: vars.space[6],
      // Reserved while the tags load, so that nothing below shifts.
      minBlockSize: vars.size.controlLarge,
      marginBlock: `${px(-2)} ${vars.space[8]}`,
    },
  },
});

export const hidden = layered({
  whiteSpace: "nowrap",
  "@media": {
    [media.phone]: {
      display: "block",
      whiteSpace: "normal",
      marginBlock: `${vars.space[8]} ${vars.space[14]}`,
      minBlockSize: vars.space[24],
    },
  },
});
