import { expect, it } from "vitest";
import { CROP_MINIMUM, moveArea, scaleArea } from "./cropArea.ts";
import type { CropArea } from "./cropArea.ts";

const image = { width: 600, height: 800 };
const area = { left: 100, top: 100, width: 300, height: 400 };

it("moves by so many pixels", () => {
  expect(moveArea(area, image, 10, -20)).toEqual({ ...area, left: 110, top: 80 });
});

it.each([
  [-900, -900, 0, 0],
  [900, 900, 300, 400],
])("stops at the edge when moved by %i, %i", (right, down, left, top) => {
  expect(moveArea(area, image, right, down)).toEqual({ ...area, left, top });
});

it("grows about its middle and keeps its proportions", () => {
  expect(rounded(scaleArea(area, image, 1.1, CROP_MINIMUM))).toEqual([85, 80, 330, 440]);
});

it("grows no larger than the image", () => {
  expect(rounded(scaleArea(area, image, 50, CROP_MINIMUM))).toEqual([0, 0, 600, 800]);
});

it("shrinks no smaller than 12 by 16", () => {
  expect(rounded(scaleArea(area, image, 0.001, CROP_MINIMUM))).toEqual([244, 292, 12, 16]);
});

it("keeps a square at the larger of the two minima", () => {
  const square = { left: 0, top: 0, width: 300, height: 300 };
  expect(rounded(scaleArea(square, image, 0.001, CROP_MINIMUM))).toEqual([142, 142, 16, 16]);
});

function rounded({ left, top, width, height }: CropArea): number[] {
  return [left, top, width, height].map(Math.round);
}
