import type { LinkComponentProps } from "@mimi/ui/link";
import type { FocusEvent, MouseEvent, PointerEvent } from "react";
import { Link, useLocation } from "wouter";
import { pageAt } from "./pages/pages.ts";

/** A link for the router. It preloads the code of its page on hover and focus. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  const [, navigate] = useLocation();
  // The browser follows links to sections of this page, to mail and to other sites.
  if (!href.startsWith("/")) {
    // A `blob:` address is a file that the app made for a download.
    return <a {...rest} href={href} download={href.startsWith("blob:") ? "mimi.json" : undefined} />;
  }
  const page = () => pageAt(href.replace(/[?#].*$/, "")).page;
  const preload = () => page().preload();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    page().enter?.(event, () => navigate(href));
  };
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    rest.onPointerEnter?.(event);
    preload();
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>) => {
    rest.onFocus?.(event);
    preload();
  };
  return <Link {...rest} href={href} onClick={follow} onPointerEnter={enter} onFocus={focus} />;
}
