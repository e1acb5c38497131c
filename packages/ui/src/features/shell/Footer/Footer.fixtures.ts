import type { FooterProps } from "./Footer.tsx";

/** One per state of Footer. */
export const footerFixtures = {
  links: { termsHref: "#term", privacyHref: "#policy", contactHref: "#contact" },
} as const satisfies Record<string, FooterProps>;
