/** State of the age question. */
export type AgeGateView =
  /** Asks whether the user is an adult. */
  | { readonly kind: "ask" }
  /** The user declined. */
  | { readonly kind: "declined" }
  /** An age check is needed where the user is. */
  | {
      readonly kind: "needs-verification";
      /** The services that the user can choose from: at least one. */
      readonly verifiers: readonly AgeVerifier[];
    }
  | { readonly kind: "verified" }
  /** Adult content is not available at the user's location. */
  | { readonly kind: "unavailable" };

/** A service that checks ages. */
export interface AgeVerifier {
  /** Passed to the callback. */
  readonly id: string;
  /** The name that users know. */
  readonly name: string;
  /** What it asks the user for: any one is enough. */
  readonly ways: readonly AgeCheckWay[];
}

/** What a service can ask for. `face`: a photo or a video of the face. */
export type AgeCheckWay = "card" | "bank" | "phone" | "email" | "wallet" | "document" | "face";
