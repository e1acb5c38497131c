/** The current user of the product, or a visitor. */
export type Reader =
  | { kind: "visitor" }
  | {
      kind: "member";
      /** The full user name; the header shortens it (§2). */
      name: string;
      /** URL of the avatar. */
      avatar?: string;
    };
