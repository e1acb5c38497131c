/** What the app itself says about age and safety. */
export const safetySentences = {
  /** Stands for the name of the service that checks ages, which the API does not tell. */
  verifier: "an independent service",
  /** The service's address led somewhere that we do not send anybody. */
  addressRefused: "The age check could not be opened. Nothing was sent.",
} as const;

/** Which wording of the statement the age gate shows; it changes with the words. */
export const STATEMENT_VERSION = "2026-11";
