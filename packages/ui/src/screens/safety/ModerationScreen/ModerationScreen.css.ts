import { list as tabList } from "../../../components/Tabs/Tabs.css.ts";
import { reserveBottomSpace } from "../../../styles/bottomBar.ts";
import { breakpoints, media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { alpha, px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

const underHeader = `calc(${vars.size.header} + ${vars.space[16]})`;
const besideHeader = `calc(100dvh - ${vars.size.header} - ${vars.space[32]})`;
const shortAndWide = `${media.wide} and (max-height: 719.98px)`;
const belowWide = `(max-width: ${breakpoints.wide - 0.02}px)`;

export const screen = layered({
  boxSizing: "content-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
  "@media": { [media.phone]: { paddingBlockStart: vars.space[16] } },
});

export const title = layered({ ...type.title, outline: "none" });

// Links that look like tabs.
export const tabs = layered({ marginBlock: `${vars.space[8]} ${vars.space[16]}` }, [tabList]);

export const figures = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[24],
  rowGap: vars.space[6],
  marginBlockEnd: vars.space[20],
  color: vars.color.textMuted,
});

export const figure = layered({ display: "flex", gap: vars.space[6] });

export const value = layered({
  color: vars.color.fg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

// The list beside the open case; on phones one of them.
export const queue = layered({
  display: "grid",
  gridTemplateColumns: `minmax(${px(260)}, 2fr) minmax(0, 5fr)`,
  gap: vars.space[32],
  alignItems: "start",
  "@media": { [media.phone]: { display: "block" } },
});

export const side = layered({
  display: "grid",
  gap: vars.space[8],
  minInlineSize: 0,
  "@media": {
    [media.phone]: { selectors: { "[data-open] > &": { display: "none" } } },
    // A long queue scrolls by itself, so that the chosen row and its case are both on the screen.
    [media.tablet]: {
      position: "sticky",
      insetBlockStart: underHeader,
      maxBlockSize: besideHeader,
      overflowY: "auto",
    },
  },
});

export const main = layered({
  display: "grid",
  gap: vars.space[24],
  minInlineSize: 0,
  "@media": { [media.phone]: { selectors: { ":not([data-open]) > &": { display: "none" } } } },
});

/** A case or an account. */
export const detail = layered({ display: "grid", gap: vars.space[24], minInlineSize: 0 });

/** From 1200 px the decision is beside the case, below the header of the page, and scrolls by itself in a short window. */
export const caseColumns = layered({
  display: "grid",
  gap: vars.space[24],
  minInlineSize: 0,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${px(340)}`,
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
    },
  },
});

export const beside = layered({
  minInlineSize: 0,
  "@media": {
    [media.wide]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      position: "sticky",
      insetBlockStart: underHeader,
    },
  },
});

/** Who owns the item, who reported it, and earlier decisions. */
export const background = layered({
  display: "grid",
  gap: vars.space[24],
  minInlineSize: 0,
  "@media": { [media.wide]: { gridColumn: 1 } },
});

/** At the bottom of a small window, until the decision is in view. */
export const jump = layered({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  paddingBlock: `${vars.space[12]} calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
  paddingInline: vars.size.gutter,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: alpha(vars.color.page, 92),
  backdropFilter: "blur(18px)",
  "@media": { [media.wide]: { display: "none" } },
});
reserveBottomSpace(jump, belowWide, `calc(${px(73)} + env(safe-area-inset-bottom))`);

export const back = layered({
  justifySelf: "start",
  marginInlineStart: px(-16),
  "@media": { [media.tablet]: { display: "none" } },
});

export const list = layered({ display: "grid", gap: vars.space[4] });

export const row = layered({
  ...type.interface,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[10],
  paddingInlineStart: vars.space[10],
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.raised },
  ":active": { background: vars.color.hover },
  selectors: { "&[data-current]": { background: vars.color.hover } },
});

export const entry = layered({
  display: "grid",
  gap: vars.space[4],
  inlineSize: "100%",
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[10],
  textAlign: "start",
  ":focus-visible": { outlineOffset: px(-2) },
});

export const name = layered({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

export const quiet = layered({ ...type.helper, color: vars.color.textMuted, overflowWrap: "anywhere" });

export const badges = layered({ display: "flex", flexWrap: "wrap", gap: vars.space[6] });

export const card = layered({
  ...type.interface,
  display: "grid",
  alignContent: "start",
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const cards = layered({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(280)}), 1fr))`,
  gap: vars.space[16],
});

export const section = layered({ display: "grid", gap: vars.space[10], minInlineSize: 0 });

export const heading = layered({ ...type.heading, outline: "none", overflowWrap: "anywhere" });

export const subheading = layered({ ...type.name });

/** A text of a user, with its own lines. */
export const words = layered({ ...type.interface, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const texts = layered({ display: "grid", gap: vars.space[16] });

/** A text below the name of its field. */
export const text = layered({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const field = layered({
  ...type.helper,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[6],
  color: vars.color.textMuted,
});

export const imageFrame = layered({
  position: "relative",
  overflow: "hidden",
  inlineSize: px(180),
  borderRadius: vars.radius.card,
});

export const image = layered({
  display: "block",
  inlineSize: "100%",
  // Larger than its frame, which clips the edges that the blur makes transparent.
  selectors: { "&[data-blurred]": { filter: `blur(${px(24)})`, scale: "1.5" } },
});

export const items = layered({ ...type.interface, display: "grid", gap: vars.space[8] });

export const form = layered({
  display: "grid",
  maxInlineSize: px(840),
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  "@media": {
    // Higher than a short window, it scrolls by itself.
    [shortAndWide]: {
      selectors: { [`${beside} > &`]: { maxBlockSize: besideHeader, overflowY: "auto" } },
    },
  },
});

/** Beside a case the button stays in view: at the bottom of the window, or of the form that scrolls. */
export const footer = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  "@media": {
    [media.wide]: {
      selectors: {
        [`${beside} &`]: {
          position: "sticky",
          insetBlockEnd: 0,
          margin: `calc(-1 * ${vars.space[16]} + 1px)`,
          marginBlockStart: `calc(-1 * ${vars.space[8]})`,
          padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
          borderBlockStart: `1px solid ${vars.color.lineStrong}`,
          borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
          background: vars.color.page,
        },
      },
    },
    // The padding of the form that scrolls is not counted.
    [shortAndWide]: {
      selectors: { [`${beside} &`]: { insetBlockEnd: `calc(-1 * ${vars.space[16]})` } },
    },
  },
});

/** A keyboard shortcut, which touch screens do not show. */
export const shortcut = layered({ "@media": { [media.touch]: { display: "none" } } }, [quiet]);

export const failed = layered({ ...type.helper, color: vars.color.bad });

export const filters = layered({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(320)}), 1fr))`,
  gap: vars.space[16],
  alignItems: "end",
  marginBlockEnd: vars.space[16],
});

/** The switch is beside its label; on a phone at the edge, as in settings. */
export const critical = layered({
  justifySelf: "start",
  "@media": { [media.phone]: { justifySelf: "stretch" } },
});

export const days = layered({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[16],
});

export const line = layered({
  ...type.interface,
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[10],
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
});

export const code = layered({ ...type.helper, color: vars.color.textMuted, overflowWrap: "anywhere" });
