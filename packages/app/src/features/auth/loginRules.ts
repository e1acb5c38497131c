import { loginTexts } from "../../locales/en/login.ts";
import { texts } from "../../state/texts/texts.ts";

/** The messages for the fields of the login form; empty when both are valid. */
export interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
}

const PASSWORD_MIN = 6;

/**
 * An address without its invisible characters, such as a zero-width space that was copied with it, and without spaces around it. Addresses
 * have no such characters.
 */
export function cleanEmail(email: string): string {
  return email.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu, "").trim();
}

/** §5: something before the @, and anything after. */
export function isEmail(email: string): boolean {
  return /.+@.*/.test(email);
}

/** §5, for the Log in / Sign up button. */
export function loginErrors(email: string, password: string): FieldErrors {
  return { ...emailError(email), ...passwordError(password) };
}

function emailError(email: string): FieldErrors {
  if (email === "") return { email: texts(loginTexts).emailRequired };
  return isEmail(email) ? {} : { email: texts(loginTexts).emailInvalid };
}

function passwordError(password: string): FieldErrors {
  if (password === "") return { password: texts(loginTexts).passwordRequired };
  return password.length < PASSWORD_MIN ? { password: texts(loginTexts).passwordTooShort } : {};
}
