/** What the app itself says about plans. */
export const planSentences = {
  /** Why Standard cannot be had from Premium (§4). */
  premiumIncludes: "You have Premium, which includes all of Standard.",
  /** The provider's answer led somewhere that we do not send anybody. */
  addressRefused: "The payment page could not be opened. Nothing was charged.",
  /** It was bought, changed or ended in another window. */
  changedElsewhere: "Your plan has changed in the meantime. Look again before you choose.",
} as const;
