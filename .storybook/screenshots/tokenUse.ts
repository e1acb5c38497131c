type Property =
  | "backgroundColor"
  | "backgroundImage"
  | "borderTopColor"
  | "borderTopLeftRadius"
  | "boxShadow"
  | "color"
  | "columnGap"
  | "fontFamily"
  | "fontSize"
  | "fontWeight"
  | "lineHeight"
  | "outlineColor"
  | "rowGap"
  | "textDecorationColor"
  | "textDecorationThickness";

/** The tokens that one part of a component uses. */
export interface TokenUse {
  /** A story that shows this part, as `title: Export`. */
  readonly story: string;
  /** A selector of the part. */
  readonly part: string;
  readonly styles: Readonly<Partial<Record<Property, string>>>;
}

export const fill = (token: string) => ({ backgroundColor: token });
export const ink = (token: string) => ({ color: token });
export const round = (token: string) => ({ borderTopLeftRadius: token });
export const border = (token: string) => ({ borderTopColor: token });
export const casts = (...shadows: readonly string[]) => ({ boxShadow: shadows.join(", ") });
export const hairline = (token: string, width = "1px") => `inset 0 0 0 ${width} ${token}`;
export const gap = (token: string) => ({ columnGap: token, rowGap: token });
export const underline = (token: string) => ({ textDecorationColor: token });
export const noFill = { backgroundColor: "transparent" };
export const noShadow = { boxShadow: "none" };

/** Family, size, line height and weight of a text style. */
export function text(
  style: { fontFamily: string; fontSize: string; lineHeight: string },
  fontWeight?: string,
) {
  const { fontFamily, fontSize, lineHeight } = style;
  return { fontFamily, fontSize, lineHeight, ...(fontWeight === undefined ? {} : { fontWeight }) };
}

/** Selects an element by a class of a `.css.ts` module; such a class can be several names. */
export function byClass(className: string): string {
  return `.${className.trim().replace(/\s+/g, ".")}`;
}

export function row(story: string, part: string, styles: TokenUse["styles"]): TokenUse {
  return { story, part, styles };
}
