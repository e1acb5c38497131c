import { createHash } from "node:crypto";
import type { BrowserConfig } from "../../config/browserConfig.ts";

const CONFIG = /(<script type="application\/json" id="mimi-config">)[\s\S]*?(<\/script>)/;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The page of the app with its configuration, and its security headers. */
export interface AppShell {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Makes the page from the built one and writes the build into `<meta name="mimi-version">`: the app compares it to notice
 * a newer build. Throws when the page has no element for the configuration.
 */
export function appShell(built: string, config: BrowserConfig, publicUrl: string): AppShell {
  if (!CONFIG.test(built)) {
    throw new Error(
      'The built app has no <script id="mimi-config">: sign-in would fail. Build the app again.',
    );
  }
  // "<" is escaped, so that no value can end the element.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  // The page names its files by content hash, so each change of the app changes this hash.
  const version = createHash("sha256").update(built).digest("base64url").slice(0, 16);
  const html = built.replace(
    CONFIG,
    (_all, open: string, close: string) =>
      `<meta name="mimi-version" content="${version}" />\n    ${open}${json}${close}`,
  );
  return {
    html,
    headers: {
      "Content-Security-Policy": policy(html, config),
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
      // Addresses contain chat keys, so other sites get at most our origin.
      "Referrer-Policy": "strict-origin",
      ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
    },
  };
}

function policy(html: string, { firebase, authEmulator }: BrowserConfig): string {
  const emulator = authEmulator ? [authEmulator] : [];
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const rules = {
    "default-src": ["'none'"],
    // The identity SDK loads a script of Google when its popup opens.
    "script-src": ["'self'", "https://apis.google.com", ...scripts],
    // Dialogs lock scrolling by a style element.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      ...emulator,
    ],
    "frame-src": [`https://${firebase.authDomain}`, ...emulator],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    // Text cannot become an element or a script. The page defines the exceptions (decision 23).
    "require-trusted-types-for": ["'script'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
