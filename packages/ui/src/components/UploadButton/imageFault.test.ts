import { expect, it } from "vitest";
import { IMAGE_BYTES, imageFault } from "./imageFault.ts";

it.each([
  ["an image of exactly the limit", { type: "image/png", size: IMAGE_BYTES }, undefined],
  ["an image one byte over it", { type: "image/webp", size: IMAGE_BYTES + 1 }, "too-large"],
  ["a text", { type: "text/plain", size: 10 }, "not-image"],
  ["a file of no known type", { type: "", size: 10 }, "not-image"],
  ["a film that is too large as well", { type: "video/mp4", size: IMAGE_BYTES * 9 }, "not-image"],
] as const)("judges %s", (_name, file, fault) => {
  expect(imageFault(file)).toBe(fault);
});

it("takes another limit", () => {
  expect(imageFault({ type: "image/png", size: 11 }, 10)).toBe("too-large");
});
