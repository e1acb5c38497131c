import { beforeEach, expect, it } from "vitest";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { setTexts } from "../../../state/texts/texts.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { adoptLanguage, chooseLanguage } from "./language.actions.ts";

beforeEach(() => {
  freshState();
  setTexts({});
});

/** The services, and what the API is asked to store. */
function open(address = "/") {
  const fakes = fakeServices();
  fakes.api.answers("chooseLanguage", ({ language }) => ({ ...ada, language }));
  const stored = () => fakes.api.inputsOf("chooseLanguage").map(({ language }) => language);
  fakes.browser.replaceAddress(address);
  return { ...fakes, stored };
}

// Rule: language-choice
it("of a visitor is stored in the browser, and the page is loaded in it", async () => {
  const { page, browser, stored } = open("/search?q=rain&lang=de");
  await chooseLanguage("ja");
  expect([page.chosenLanguage, browser.reloads, stored()]).toEqual(["ja", 1, []]);
  expect(browser.address().search).toBe("?q=rain");
});

it("of a user is stored with the account first", async () => {
  const { page, stored } = open();
  authState.session = { kind: "signed-in", user: ada };
  await chooseLanguage("ar");
  expect([page.chosenLanguage, stored()]).toEqual(["ar", ["ar"]]);
});

it("of a user stays as it is when the account cannot be saved", async () => {
  const { api, page, browser } = open();
  api.fails("chooseLanguage", "unreachable");
  authState.session = { kind: "signed-in", user: ada };
  await chooseLanguage("ar");
  expect([page.chosenLanguage, browser.reloads]).toEqual([null, 0]);
  expect(toastsState.toasts).toHaveLength(1);
});

// Rule: language-choice
it("that a user chose elsewhere is shown here, once", () => {
  const { page, browser } = open();
  adoptLanguage({ language: "ja" });
  expect([page.chosenLanguage, browser.reloads]).toEqual(["ja", 1]);
  // A server without Japanese sends English again.
  adoptLanguage({ language: "ja" });
  expect(browser.reloads).toBe(1);
});

it.each([
  ["another language than English", "de", null, ["de"]],
  ["English that was chosen", "en", "en", ["en"]],
  ["English that was not chosen", "en", null, []],
])("of a page in %s is kept with an account without one: %s", async (_case, shown, chosen, kept) => {
  const { page, browser, stored } = open();
  setTexts({ languageTexts: { tag: shown } });
  page.chosenLanguage = chosen;
  adoptLanguage({ language: null });
  await expect.poll(stored).toEqual(kept);
  expect(browser.reloads).toBe(0);
});
