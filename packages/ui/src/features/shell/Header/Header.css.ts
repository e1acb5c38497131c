import { media } from "../../../styles/breakpoints.ts";
import { galleryWidth } from "../../../styles/gallery.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";
import { USER_WIDTH } from "../UserMenu/userWidth.ts";

export const header = layered({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: vars.color.page,
  // Shared elements of a view transition move below it.
  viewTransitionName: "header",
});

export const row = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  blockSize: vars.size.header,
  maxInlineSize: `calc(${galleryWidth} + 2 * ${vars.size.gutter})`,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  "@media": { [media.phone]: { paddingInline: vars.space[8], gap: vars.space[4] } },
});

export const narrowOnly = layered({ "@media": { [media.tablet]: { display: "none" } } });

export const wideOnly = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  "@media": { [media.phone]: { display: "none" } },
});

export const logo = layered({ borderRadius: vars.radius.small, paddingBlock: vars.space[4], flex: "none" });

/** Large text is as large as the header of a phone allows. */
export const wordmark = layered({
  "@media": { [media.phone]: { fontSize: `min(${vars.text.wordmark}, 9vw)` } },
});

export const search = layered({
  inlineSize: "min(400px, 34vw)",
  // On a tablet the buttons leave less space.
  minInlineSize: 0,
  marginInlineStart: vars.space[20],
  "@media": { [media.phone]: { display: "none" } },
});

export const actions = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
  "@media": { [media.phone]: { minInlineSize: 0 } },
});

/** A filled button is aligned with a phone's margin, where icon buttons extend into it. */
export const login = layered({
  "@media": {
    [media.phone]: {
      marginInlineEnd: vars.space[8],
      // In one line where text is large: the header keeps its height.
      fontSize: `min(${vars.text.interface}, 4.4vw)`,
      paddingBlock: 0,
      flexShrink: 1,
    },
  },
});

/** As large as the account button, while it loads. */
export const userPlaceholder = layered({
  display: "flex",
  blockSize: vars.size.control,
  inlineSize: USER_WIDTH,
  "@media": { [media.phone]: { blockSize: vars.size.touch, inlineSize: vars.size.touch } },
});
layeredGlobal(`${userPlaceholder} > *`, { borderRadius: vars.radius.full });
