declare module "virtual:entries" {
  /** The list of all components. `light` and `dark` are addresses of screenshots. */
  export const entries: readonly import("./entryList.ts").ListedEntry[];
}

declare module "virtual:examples" {
  /** The `@example` of each component of the library, by its name. */
  export const examples: Readonly<Record<string, string | undefined>>;
}
