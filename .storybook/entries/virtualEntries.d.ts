declare module "virtual:entries" {
  /** The list of all components. `light` and `dark` are addresses of screenshots. */
  export const entries: readonly import("./entryList.ts").ListedEntry[];
}
