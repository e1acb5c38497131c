import { expect, it } from "vitest";
import { validateImage } from "./validateImage.ts";

it.each([
  ["an image of exactly 3 MB", { type: "image/png", size: 3_145_728 }, undefined],
  ["an image one byte over it", { type: "image/webp", size: 3_145_729 }, "too-large"],
  ["a text", { type: "text/plain", size: 10 }, "not-image"],
  ["a file of no known type", { type: "", size: 10 }, "not-image"],
  ["a film that is too large as well", { type: "video/mp4", size: 30_000_000 }, "not-image"],
] as const)("judges %s", (_name, file, error) => {
  expect(validateImage(file)).toBe(error);
});

// Rule: upload-and-password-limits
it("accepts another limit", () => {
  expect(validateImage({ type: "image/png", size: 11 }, 10)).toBe("too-large");
});
