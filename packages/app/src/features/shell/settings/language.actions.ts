import { chooseLanguage as saveLanguage, LANGUAGE_PARAMETER, languageTag, type User } from "@mimi/contract";
import { is } from "valibot";
import { languageTexts } from "../../../locales/en/times.ts";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { texts } from "../../../state/texts/texts.ts";
import { authState } from "../../auth/auth.store.ts";
import { changeUser } from "../../auth/user.actions.ts";

/** Shows the app in a language from now on. Of a user it is stored with the account, else in this browser. */
export async function chooseLanguage(tag: string): Promise<void> {
  if (!is(languageTag, tag)) return;
  try {
    if (authState.session.kind === "signed-in")
      changeUser(await services().call(saveLanguage, { language: tag }));
  } catch (error) {
    // The account would bring back the language before.
    showToast("failed", sentenceOf(error));
    return;
  }
  showLanguage(tag);
}

/**
 * Shows the language of the account, which was chosen in another browser. An account without one keeps that of the page, if it was
 * chosen here or is not English.
 */
export function adoptLanguage({ language }: Pick<User, "language">): void {
  const shown = texts(languageTexts).tag;
  const chosen = page().language();
  if (language === null) {
    if (is(languageTag, shown) && (shown !== "en" || chosen !== null))
      services().call(saveLanguage, { language: shown }).then(changeUser, assertApiError);
  } else if (language !== shown && language !== chosen) showLanguage(language);
}

/** Loads the page again, because every text of it changes. What is half written is stored in this browser. */
function showLanguage(tag: string): void {
  const { browser } = services();
  page().keepLanguage(tag);
  const { pathname, search, hash } = withoutLanguage(browser.address());
  browser.replaceAddress(`${pathname}${search}${hash}`);
  browser.reload();
}

/** The parameter of the address would choose another language again. */
function withoutLanguage(address: URL): URL {
  const rest = new URL(address);
  rest.searchParams.delete(LANGUAGE_PARAMETER);
  return rest;
}
