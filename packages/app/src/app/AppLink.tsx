import type { LinkComponentProps } from "@mimi/ui/link";
import type { MouseEvent } from "react";
import { Link, useLocation, useRouter } from "wouter";
import { pageAt } from "./pages.ts";

/** A link that the router follows, and that fetches its page's code when it is about to be followed. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  const { parser } = useRouter();
  const [, navigate] = useLocation();
  // Sections of this page, mail and other sites are the browser's own business.
  if (!href.startsWith("/")) {
    // A file that was made here is to be kept, not to be gone to.
    return <a {...rest} href={href} download={href.startsWith("blob:") ? "mimi.json" : undefined} />;
  }
  const page = () => pageAt(parser, href.replace(/[?#].*$/, "")).page;
  const preload = () => page().preload();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    page().enter?.(event, () => navigate(href));
  };
  return <Link {...rest} href={href} onClick={follow} onPointerEnter={preload} onFocus={preload} />;
}
