import type { ColorRole } from "./palette.ts";

/** Two adjacent colours, and the contrast that WCAG 2.2 AA requires. */
export interface ColorPair {
  readonly front: ColorRole;
  readonly ground: ColorRole;
  /** 4.5 for text, 3 for borders, rings and the shapes of controls. */
  readonly least: 4.5 | 3;
}

const grounds = ["page", "surface", "raised", "hover"] as const;

const text = ([front, ground]: readonly [ColorRole, ColorRole]): ColorPair => ({ front, ground, least: 4.5 });
const edge = ([front, ground]: readonly [ColorRole, ColorRole]): ColorPair => ({ front, ground, least: 3 });

/** Every pair of a foreground and a background; palette.test.ts measures them in both themes. */
export const pairs: readonly ColorPair[] = [
  ...grounds.flatMap((ground) => [text(["fg", ground]), text(["textMuted", ground])]),
  ...(
    [
      ["fg", "active"],
      ["accentFg", "accent"],
      ["accentFg", "accentHover"],
      ["accentText", "page"],
      ["accentText", "surface"],
      ["accentText", "raised"],
      ["accentText", "accentTint"],
      ["accentTintFg", "accentTint"],
      ["goldFg", "gold"],
      ["goldText", "page"],
      ["goldText", "surface"],
      ["goldText", "goldTint"],
      ["ok", "page"],
      ["ok", "surface"],
      ["bad", "page"],
      ["bad", "surface"],
      ["bad", "badTint"],
      ["page", "fg"],
      ["page", "bad"],
    ] as const
  ).map(text),
  ...(
    [
      ["control", "page"],
      ["control", "surface"],
      ["focus", "page"],
      ["focus", "surface"],
      ["focus", "raised"],
      ["accent", "page"],
      ["accent", "surface"],
    ] as const
  ).map(edge),
];
