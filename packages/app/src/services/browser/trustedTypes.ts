declare global {
  /** Absent in browsers without Trusted Types. TypeScript does not know it yet. */
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

/** The addresses of scripts that may be loaded: our service worker, and the script of Google's sign-in. */
const SCRIPT_URL = /^(\/sw\.js$|https:\/\/apis\.google\.com\/)/;

/**
 * Creates the default policy for Trusted Types, which the page requires (decision 23). It allows two addresses of scripts,
 * and markup without elements, which Radix uses for its styles. Call it before the first render.
 */
export function createTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScriptURL: (address) => (SCRIPT_URL.test(address) ? address : null),
  });
}
