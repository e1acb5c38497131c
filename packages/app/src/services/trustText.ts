declare global {
  /** Absent in browsers that take any text. TypeScript does not know it yet. */
  var trustedTypes: TrustedTypes | undefined;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    policy: {
      createHTML(text: string): string | null;
      createScriptURL(address: string): string | null;
    },
  ): void;
}

/** Our worker, and what Google's sign-in is made of: its SDK hands that address over as text. */
const ADDRESS = /^(\/sw\.js$|https:\/\/apis\.google\.com\/)/;

/**
 * What the page's `require-trusted-types-for` lets through: two addresses of scripts, and as markup what holds no element,
 * which is how Radix writes its styles (decision 23). It must stand before anything is drawn.
 */
export function trustText(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScriptURL: (address) => (ADDRESS.test(address) ? address : null),
  });
}
