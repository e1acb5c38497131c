/** State of the age question. */
export type AgeGateView =
  /** Asks whether the user is an adult. */
  | { readonly kind: "ask" }
  /** The user declined. */
  | { readonly kind: "declined" }
  /** The law requires an age check; `verifier` is the name of the service. */
  | {
      readonly kind: "needs-verification";
      /** The name of the service that checks the age. */
      readonly verifier: string;
    }
  | { readonly kind: "verified" }
  /** Adult content is not available at the user's location. */
  | { readonly kind: "unavailable" };
