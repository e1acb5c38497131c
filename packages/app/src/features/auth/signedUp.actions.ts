import { page } from "../../services/browser/page.ts";

/** The key in the tab's storage of a sign-up after which the page was loaded again. Only this file uses it. */
const SIGNED_UP = "mimi-signed-up";

/** Stores that the user has just signed up, for the page that is loaded next. */
export function storeSignedUp(): void {
  page().tabStorage().setItem(SIGNED_UP, "1");
}

/** Whether the user has signed up just before this page was loaded. Returns true once. */
export function takeSignedUp(): boolean {
  const signedUp = page().tabStorage().getItem(SIGNED_UP) !== null;
  page().tabStorage().removeItem(SIGNED_UP);
  return signedUp;
}
