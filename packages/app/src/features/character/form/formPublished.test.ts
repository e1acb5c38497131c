import { ErrorCode } from "@mimi/contract";
import { beforeEach, expect, it, vi } from "vitest";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { characterOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { formState } from "./form.store.ts";
import { showPublished } from "./formPublished.actions.ts";

let fakes: ReturnType<typeof fakeServices>;
const navigate = vi.fn();
const messages = () => toastsState.toasts.map(({ message }) => message);
/** Lets every answer that is ready arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  freshState();
  navigate.mockClear();
  fakes = fakeServices();
});

// Rule: published-visibility
it.each([
  ["published", "private", "Saved. Only you can see it."],
  ["published", "unlisted", "Published. Anyone with the link can see it."],
  ["published", "public", "Published. Everyone can see it."],
  ["pending", "public", "Sent for review. Only you can see it until it is approved."],
] as const)("says who can see a character that is %s and %s", (status, visibility, sentence) => {
  showPublished({ id: "ines", name: "Ines", status, visibility }, navigate);
  expect(messages()).toEqual([sentence]);
  const label = visibility === "private" ? "Make it public" : undefined;
  expect(toastsState.toasts[0]?.action?.label).toBe(label);
});

// Rule: published-visibility
it("makes a private character public, also in the form that Back shows", async () => {
  fakes.api.answers("saveCharacter", () => characterOf("ines", { revision: 8 }));
  formState.id = "ines";
  showPublished({ id: "ines", name: "Ines", status: "published", visibility: "private" }, navigate);
  toastsState.toasts[0]?.action?.onClick();
  await settle();
  expect(fakes.api.inputsOf("saveCharacter")).toEqual([{ id: "ines", name: "Ines", visibility: "public" }]);
  expect(messages()).toEqual(["Everyone can see it now."]);
  expect(formState).toMatchObject({ revision: 8, draft: { fields: { visibility: "public" } } });
  expect(formState.draft).toBe(formState.saved);
});

it("leads to the form when the character cannot be made public", async () => {
  fakes.api.fails("saveCharacter", ErrorCode.invalidInput);
  showPublished({ id: "ines", name: "Ines", status: "published", visibility: "private" }, navigate);
  toastsState.toasts[0]?.action?.onClick();
  await settle();
  expect(messages()).toEqual(["Something you entered is not valid. Check it and try again."]);
  toastsState.toasts[0]?.action?.onClick();
  expect(navigate).toHaveBeenCalledWith("/character/ines");
});
