import type { ColorRole } from "./palette.ts";

/** Two colours that meet, and the least contrast that WCAG 2.2 AA asks for there. */
export interface ColorPair {
  readonly front: ColorRole;
  readonly ground: ColorRole;
  /** 4.5 for text, 3 for edges, rings and the shapes of controls. */
  readonly least: 4.5 | 3;
}

const grounds = ["page", "surface", "raised", "hover"] as const;

const text = ([front, ground]: readonly [ColorRole, ColorRole]): ColorPair => ({ front, ground, least: 4.5 });
const edge = ([front, ground]: readonly [ColorRole, ColorRole]): ColorPair => ({ front, ground, least: 3 });

/** Every pair in which one colour is read or seen on another; palette.test.ts measures them in both themes. */
export const pairs: readonly ColorPair[] = [
  ...grounds.flatMap((ground) => [text(["fg", ground]), text(["fg2", ground])]),
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
