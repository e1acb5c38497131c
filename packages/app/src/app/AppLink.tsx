import type { LinkComponentProps } from "@mimi/ui/link";
import { Link, useRouter } from "wouter";
import { pageAt } from "./pages.ts";

/** A link that the router follows, and that fetches its page's code when it is about to be followed. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  const { parser } = useRouter();
  // Sections of this page, mail and other sites are the browser's own business.
  if (!href.startsWith("/")) {
    // A file that was made here is to be kept, not to be gone to.
    return <a {...rest} href={href} download={href.startsWith("blob:") ? "mimi.json" : undefined} />;
  }
  const preload = () => pageAt(parser, href.replace(/[?#].*$/, "")).page.preload();
  return <Link {...rest} href={href} onPointerEnter={preload} onFocus={preload} />;
}
