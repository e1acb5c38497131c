import { page } from "../../services/browser/page.ts";

/** The key in the tab's storage of the e-mail address in the login form. Only this file uses it. */
const TYPED_EMAIL = "mimi-typed-email";

/** The e-mail address that was typed into the login form in this tab, before a reload; empty when there is none. */
export function typedEmail(): string {
  return page().tabStorage().getItem(TYPED_EMAIL) ?? "";
}

/** Stores what is typed as the e-mail address, as long as the tab and until the sign-in. The password is never stored. */
export function keepTypedEmail(email: string): void {
  if (email === "") dropTypedEmail();
  else page().tabStorage().setItem(TYPED_EMAIL, email);
}

/** Removes the address after a sign-in, and at a sign-out. */
export function dropTypedEmail(): void {
  page().tabStorage().removeItem(TYPED_EMAIL);
}
