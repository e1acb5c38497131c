import { expect, it } from "vitest";
import { CROP_MINIMUM, firstArea, moveArea, scaleArea } from "./cropArea.ts";
import type { CropArea } from "./cropArea.ts";

const image = { width: 600, height: 800 };
const area = { left: 100, top: 100, width: 300, height: 400 };

it.each([
  ["a cover of 2:3 at full width, from the top", [1000, 1500], 0.75, [0, 0, 1000, 1333]],
  ["all of an image of its ratio", [600, 800], 0.75, [0, 0, 600, 800]],
  ["the middle of a wide image", [1600, 900], 0.75, [463, 0, 675, 900]],
  ["the top of a tall image for an avatar", [600, 800], 1, [0, 0, 600, 600]],
] as const)("opens with %s", (_what, [width, height], ratio, expected) => {
  expect(rounded(firstArea({ width, height }, ratio))).toEqual(expected);
});

it("moves by pixels", () => {
  expect(moveArea(area, image, 10, -20)).toEqual({ ...area, left: 110, top: 80 });
});

it.each([
  [-900, -900, 0, 0],
  [900, 900, 300, 400],
])("stops at the edge when moved by %i, %i", (right, down, left, top) => {
  expect(moveArea(area, image, right, down)).toEqual({ ...area, left, top });
});

it("grows about its centre and keeps its aspect ratio", () => {
  expect(rounded(scaleArea(area, image, 1.1, CROP_MINIMUM))).toEqual([85, 80, 330, 440]);
});

it("grows at most to the image", () => {
  expect(rounded(scaleArea(area, image, 50, CROP_MINIMUM))).toEqual([0, 0, 600, 800]);
});

// Rule: crop-dialog, crop-minimum
it("shrinks at most to 12 by 16", () => {
  expect(rounded(scaleArea(area, image, 0.001, CROP_MINIMUM))).toEqual([244, 292, 12, 16]);
});

it("shrinks a square at most to the larger minimum", () => {
  const square = { left: 0, top: 0, width: 300, height: 300 };
  expect(rounded(scaleArea(square, image, 0.001, CROP_MINIMUM))).toEqual([142, 142, 16, 16]);
});

function rounded({ left, top, width, height }: CropArea): number[] {
  return [left, top, width, height].map(Math.round);
}
