import { createGlobalThemeContract } from "@vanilla-extract/css";
import { dark, onCover } from "./palette.ts";
import type { ColorRole } from "./palette.ts";
import { scales } from "./scales.ts";

type Names<Group> = { [Key in keyof Group]: string };

function named<Group extends object>(prefix: string, group: Group): Names<Group> {
  return Object.fromEntries(
    Object.keys(group).map((key) => [key, `${prefix}${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`]),
  ) as Names<Group>;
}

/**
 * The token contract: every custom property that the library reads, as `var(--mimi-...)`. Colours depend on the theme;
 * everything else is the same in both.
 */
export const vars = createGlobalThemeContract(
  {
    color: named<Record<ColorRole | keyof typeof onCover, string>>("", { ...dark, ...onCover }),
    font: named("font-", scales.font),
    text: named("text-", scales.text),
    leading: named("leading-", scales.leading),
    tracking: named("tracking-", scales.tracking),
    weight: named("weight-", scales.weight),
    space: named("space-", scales.space),
    size: named("size-", scales.size),
    radius: named("radius-", scales.radius),
    shadow: named("shadow-", scales.shadow),
    motion: named("motion-", scales.motion),
    z: named("z-", scales.z),
  },
  (name) => `mimi-${name ?? ""}`,
);
