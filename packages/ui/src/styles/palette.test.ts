import * as radix from "@radix-ui/colors";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";
import { dark, light, onCover } from "./palette.ts";
import type { Palette } from "./palette.ts";

const themes: readonly (readonly [string, Palette])[] = [
  ["dark", dark],
  ["light", light],
];

describe.each(themes)("the %s theme", (_name, theme) => {
  it.each(pairs)("has a contrast of $least to 1 between $front and $ground", ({ front, ground, least }) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(least);
  });
});

describe("text on covers", () => {
  // The scrim over a white image: at 74 %, where a card's text starts, and at 80 %, where its counts are.
  it.each([
    ["coverName", "#4a4749"],
    ["coverTagline", "#4a4749"],
    ["coverCounts", "#3c393a"],
  ] as const)("keeps %s readable over white", (front, scrimmed) => {
    expect(contrast(onCover[front], scrimmed)).toBeGreaterThanOrEqual(6.6);
    expect(contrast(onCover[front], onCover.coverInk)).toBeGreaterThanOrEqual(6.6);
  });
});

describe("the scales of Radix", () => {
  it.each([
    ["ruby 11 of the light scale fills the accent in both themes", dark.accent, radix.ruby.ruby11],
    ["ruby 11 is the accent's text by night", dark.accentText, radix.rubyDark.ruby11],
    ["ruby 3 tints by night", dark.accentTint, radix.rubyDark.ruby3],
    ["ruby 12 is the tint's text by night", dark.accentTintFg, radix.rubyDark.ruby12],
    ["ruby 3 tints by day", light.accentTint, radix.ruby.ruby3],
    ["ruby 12 is the tint's text by day", light.accentTintFg, radix.ruby.ruby12],
    ["amber 9 is gold", dark.gold, radix.amberDark.amber9],
    ["amber 11 is gold's text by night", dark.goldText, radix.amberDark.amber11],
    ["amber 2 tints gold by night", dark.goldTint, radix.amberDark.amber2],
    ["amber 2 tints gold by day", light.goldTint, radix.amber.amber2],
    ["grass 11 is good by night", dark.ok, radix.grassDark.grass11],
    ["grass 11 is good by day", light.ok, radix.grass.grass11],
    ["tomato 11 is bad by night", dark.bad, radix.tomatoDark.tomato11],
    ["tomato 3 tints bad by night", dark.badTint, radix.tomatoDark.tomato3],
    ["tomato 3 tints bad by day", light.badTint, radix.tomato.tomato3],
  ])("%s", (_rule, ours, theirs) => {
    expect(ours).toBe(theirs);
  });
});
