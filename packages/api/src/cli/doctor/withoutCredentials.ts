/** The name and the password before the host of an address. */
const USER = /(\b[a-z][a-z\d+.-]*:\/\/)[^\s/?#]*@/gi;
/** A value of a query whose name says that it is secret. */
const SECRET = /([?&;][^\s=&;]*(?:key|token|secret|pass|pwd|auth|sig|credential)[^\s=&;]*=)[^\s&;#"')]+/gi;

/** A text with `(secret)` in place of the credentials in its addresses. Messages of libraries contain addresses, too. */
export function withoutCredentials(text: string): string {
  return text.replaceAll(USER, "$1(secret)@").replaceAll(SECRET, "$1(secret)");
}
