/** What a verifier says of a check. */
export type AgeCheck =
  | { readonly kind: "verified" }
  /** Not an adult, or the check was given up. */
  | { readonly kind: "refused" }
  /** The user continues at `url`, in the browser. */
  | { readonly kind: "open"; readonly url: string };

/** An external age verifier (product 7). It gets the random id of one check, and nothing about the user. */
export interface AgeVerifier {
  /** Begins the check with this id, or returns its state. Throws 50301 when the verifier cannot be reached. */
  check(checkId: string): Promise<AgeCheck>;
}
