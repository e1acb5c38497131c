import { beforeEach, expect, it } from "vitest";
import { memoryStorage } from "../../services/storage/storage.ts";
import { showTitle } from "../../state/texts/title.actions.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { nameOfReturn, returnToPlace, storeReturnPlace } from "./returnPlace.ts";

let fakes: ReturnType<typeof fakeServices>;
let tab: ReturnType<typeof memoryStorage>;
const address = () => fakes.browser.location.href;

/** The user left a chat to pay, and returns at `search`. */
function leaveAndReturn(search: string, from = "http://mimi.test/character/ines/chat/k1") {
  fakes.browser.location = new URL(from);
  fakes.browser.entry = 7;
  showTitle("Ines");
  storeReturnPlace(tab);
  showTitle();
  fakes.browser.entry = 1;
  fakes.browser.location = new URL(`http://mimi.test/${search}`);
  returnToPlace(tab);
}

beforeEach(() => {
  fakes = fakeServices();
  tab = memoryStorage();
});

// Rule: scroll-restored
it.each(["success", "cancel"])("is the page that was left, after %s", (message) => {
  leaveAndReturn(`?message=${message}`);
  expect(address()).toBe(`http://mimi.test/character/ines/chat/k1?message=${message}`);
  expect(nameOfReturn()).toBe("Ines");
  expect(fakes.browser.entry).toBe(7);
});

it("is the page that was left also after the management page, which has no message", () => {
  leaveAndReturn("?return=", "http://mimi.test/search?q=fox#more");
  expect(address()).toBe("http://mimi.test/search?q=fox#more");
});

it("is used once, and only for a return", () => {
  leaveAndReturn("");
  expect(address()).toBe("http://mimi.test/");
  leaveAndReturn("?message=cancel");
  fakes.browser.location = new URL("http://mimi.test/?message=success");
  returnToPlace(tab);
  expect([address(), nameOfReturn()]).toEqual(["http://mimi.test/?message=success", null]);
});

it("is home without a stored page, for example in another tab", () => {
  fakes.browser.location = new URL("http://mimi.test/?return=");
  returnToPlace(tab);
  expect(address()).toBe("http://mimi.test/");
});

it("never leaves the site", () => {
  tab.setItem("mimi-return-place", JSON.stringify({ address: "//elsewhere.test/x", name: null }));
  fakes.browser.location = new URL("http://mimi.test/?message=cancel");
  returnToPlace(tab);
  expect(address()).toBe("http://mimi.test/?message=cancel");
});
