import { beforeEach, expect, it } from "vitest";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { closeShared, shareDetail } from "./detail.actions.ts";
import { detailState } from "./detail.store.ts";

let fakes: ReturnType<typeof fakeServices>;
const messages = () => toastsState.toasts.map(({ message }) => message);

beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

it("says that the address was copied", async () => {
  await shareDetail("Ines", "/character/ines/detail");
  expect([messages(), detailState.shared]).toEqual([["Link copied"], null]);
});

// Rule: address-copied-by-hand
it("shows the address where the browser can neither share nor copy it", async () => {
  fakes.page.shareResult = "refused";
  await shareDetail("Ines", "/character/ines/detail");
  expect([messages(), detailState.shared]).toEqual([[], "https://mimi.test/character/ines/detail"]);
  closeShared();
  expect(detailState.shared).toBeNull();
});
