import type { FooterProps } from "./Footer.tsx";

/** One per state of Footer. */
export const footerFixtures = {
  links: { termsHref: "#term", privacyHref: "#policy", safetyHref: "#safety", contactHref: "#contact" },
} as const satisfies Record<string, FooterProps>;
