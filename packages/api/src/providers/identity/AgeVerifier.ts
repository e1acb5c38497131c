/** The state of an age check. */
export type AgeCheck =
  | { readonly kind: "verified" }
  /** The user continues at `url`, in the browser. */
  | { readonly kind: "open"; readonly url: string };

/** An external age verifier (product 7). It gets an opaque id, and returns whether the user is an adult. */
export interface AgeVerifier {
  /** Starts a check, or returns its result. Throws 50301 when the verifier cannot be reached. */
  check(userId: string): Promise<AgeCheck>;
}
