import { expect } from "storybook/test";

/** Asserts that no element overlaps its next sibling. */
export async function expectNoOverlap(elements: readonly Element[]): Promise<void> {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const overlapping = boxes.slice(1).filter((box, place) => {
    const before = boxes[place];
    if (before === undefined) return false;
    const across = Math.min(box.right, before.right) - Math.max(box.left, before.left);
    const down = Math.min(box.bottom, before.bottom) - Math.max(box.top, before.top);
    return across > 1 && down > 1;
  });
  await expect(overlapping, "neighbours that overlap").toEqual([]);
}
