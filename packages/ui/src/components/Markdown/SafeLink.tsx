import type { ReactNode } from "react";
import * as css from "./Markdown.css.ts";
import { safeHref } from "./safeHref.ts";

/** A link in a text of a stranger; only its text where the address is not safe. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const address = safeHref(href);
  if (address === undefined) return children;
  return (
    <a className={css.link} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
