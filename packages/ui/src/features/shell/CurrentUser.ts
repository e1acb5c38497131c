/** The current user of the product, or a visitor. */
export type CurrentUser =
  | { kind: "visitor" }
  | {
      kind: "user";
      /** The full user name; the header shortens it (§2). */
      name: string;
      /** URL of the avatar. */
      avatar?: string;
    };
