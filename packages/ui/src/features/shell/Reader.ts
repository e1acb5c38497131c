/** Who is looking at the product. */
export type Reader =
  | { kind: "visitor" }
  | {
      kind: "member";
      /** The whole user name; the header shortens it (§2). */
      name: string;
      /** Address of the avatar. */
      avatar?: string;
    };
