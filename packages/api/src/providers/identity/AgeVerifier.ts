/** How far a third party has come in checking somebody's age. */
export type AgeCheck =
  | { readonly kind: "verified" }
  /** It goes on at `url`, in the browser. */
  | { readonly kind: "open"; readonly url: string };

/** A third party that checks ages (product 7). It learns an opaque id, and we learn a yes. */
export interface AgeVerifier {
  /** Starts a check, or tells how it went. Throws 50301 when the third party cannot be asked. */
  check(userId: string): Promise<AgeCheck>;
}
