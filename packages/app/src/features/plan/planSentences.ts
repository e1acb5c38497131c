/** Messages about plans. */
export const planSentences = {
  /** Why a Premium subscriber cannot choose Standard (§4). */
  premiumIncludes: "You have Premium, which includes all of Standard.",
  /** The address of the payment page is not one that the app opens. */
  addressRefused: "The payment page could not be opened. Nothing was charged.",
  /** The plan was bought, changed or ended in another window. */
  changedElsewhere: "Your plan has changed in the meantime. Look again before you choose.",
} as const;
