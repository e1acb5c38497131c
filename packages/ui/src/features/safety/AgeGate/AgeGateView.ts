/** Where the question of age stands. */
export type AgeGateView =
  /** The user is asked whether they are an adult. */
  | { readonly kind: "ask" }
  /** They are not, or would rather not say. */
  | { readonly kind: "declined" }
  /** Their word is not enough where they are; `verifier` is the name of the service that checks. */
  | { readonly kind: "needs-verification"; readonly verifier: string }
  | { readonly kind: "verified" }
  /** Adult content cannot be had where they are, whatever their age. */
  | { readonly kind: "unavailable" };
