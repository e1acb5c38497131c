/** The current user of the product, or a visitor. */
export type CurrentUser =
  | { kind: "visitor" }
  | {
      kind: "user";
      /** The full user name; the header shortens it. */
      name: string;
      /** URL of the avatar. */
      avatar?: string;
    };
