import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { type } from "../../../styles/type.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

export const header = layered({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.header,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[20],
  "@media": {
    [media.phone]: { paddingInline: vars.space[8], gap: vars.space[8] },
    [media.short]: { minBlockSize: vars.size.touch },
    [media.shortAndNarrow]: { paddingBlock: vars.space[2], gap: vars.space[4] },
  },
});

/** With the badge of scripted replies it has room for three lines from the start, so that it does not grow with the title. */
export const demo = layered({
  minBlockSize: px(74),
  "@media": { [media.short]: { minBlockSize: vars.size.touch } },
});

/** On wide screens the rail has the Back link. */
export const back = layered({ "@media": { [media.wide]: { display: "none" } } });

export const who = layered({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minInlineSize: 0,
  borderRadius: vars.radius.thumb,
});

export const thumb = layered({
  flex: "none",
  inlineSize: vars.size.thumbWidth,
  blockSize: vars.size.thumbHeight,
  borderRadius: vars.radius.thumb,
  objectFit: "cover",
  background: vars.color.raised,
  "@media": { [media.short]: { inlineSize: vars.space[24], blockSize: vars.space[32] } },
});

export const text = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  "@media": {
    [media.short]: {
      gridTemplateColumns: "minmax(0, auto) minmax(0, auto)",
      alignItems: "center",
      columnGap: vars.space[8],
    },
    // The badge is below the name, which it would shorten.
    [media.shortAndNarrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const name = layered({ ...type.name, ...oneLine });

// The badge of scripted replies is beside the title where both have room, and on phones below it. It never makes the title
// shorter.
export const below = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[8],
  minInlineSize: 0,
  "@media": {
    [media.phone]: { flexDirection: "column", alignItems: "flex-start" },
    [media.short]: { flexDirection: "row", alignItems: "center" },
  },
});

export const title = layered({
  ...type.meta,
  ...oneLine,
  minInlineSize: 0,
  maxInlineSize: "100%",
  color: vars.color.textMuted,
});

// At 400 % zoom one line is below the name: the badge, where there is one. The list of chats has the title.
layeredGlobal(`${demo} ${title}`, { "@media": { [media.shortAndNarrow]: { display: "none" } } });

/** The link covers the cover, the name and the title. */
export const link = layered({
  outline: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.thumb },
  selectors: {
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

export const actions = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  marginInlineStart: "auto",
  flex: "none",
});

/** Only shown without the rail, which has the same button. */
export const narrow = layered({ "@media": { [media.wide]: { display: "none" } } });

/** Not shown on phones, where there is less room. */
export const roomy = layered({ "@media": { [media.phone]: { display: "none" } } });

// While one writes with a keyboard on the screen, the messages get its place. It is back when the field loses the focus.
layeredGlobal(`main:has(textarea:focus) > ${header}`, {
  "@media": { [media.shortest]: { display: "none" } },
});

/** The list of the menu is placed at it. */
export const menu = layered({ position: "relative", display: "inline-flex" });
