// Written by the build: scripts/build/languageTexts.ts.
declare module "virtual:languages" {
  interface Part {
    readonly texts: import("./state/texts/texts.ts").TextsByName;
  }
  /** Every language but English, by its tag, in two parts: what the first page needs, and the rest. */
  export const languages: Readonly<
    Record<string, { readonly first: () => Promise<Part>; readonly rest: () => Promise<Part> } | undefined>
  >;
}

declare module "virtual:languages/all" {
  /** All texts of every language but English, by its tag. */
  export const languages: Readonly<Record<string, import("./state/texts/texts.ts").TextsByName>>;
}
