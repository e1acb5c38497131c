import { type ComponentType, lazy, type MouseEvent } from "react";
import { matchRoute, type Parser } from "wouter";
import { patterns } from "../paths.ts";
import { importWithRetry } from "../services/importWithRetry.ts";
import { HomePage } from "./HomePage.tsx";

/** What an address says to its page. */
export interface PageProps {
  id?: string;
  chatKey?: string;
}

/** A page's own way to come in when a link to it was followed; it goes there by `go` in the router's place. */
type Enter = (follow: MouseEvent<HTMLAnchorElement>, go: () => void) => void;

/** One page: its pattern, and its code, which is loaded when it is wanted (§2). */
export interface Page {
  readonly pattern: string;
  readonly Component: ComponentType<PageProps>;
  /** Starts loading the page's code. */
  readonly preload: () => void;
  /** Absent: it has none, or its code is not here yet. */
  enter?: Enter;
}

/** Every page, in the order in which addresses are matched. */
const pages: readonly Page[] = [
  { pattern: patterns.home, Component: HomePage, preload: () => undefined },
  page(patterns.search, async () => (await import("./SearchPage.tsx")).SearchPage),
  page(patterns.detail, async () => (await import("./DetailPage.tsx")).DetailPage),
  page(patterns.chat, async () => (await import("./ChatPage.tsx")).ChatPage),
  page(patterns.form, async () => (await import("./FormPage.tsx")).FormPage),
  page(patterns.policy, async () => (await import("./StaticPages.tsx")).PolicyPage),
  page(patterns.term, async () => (await import("./StaticPages.tsx")).TermPage),
  page(patterns.contactUs, async () => (await import("./StaticPages.tsx")).ContactPage),
];

/** What stands at every other address. */
const notFound = page(
  "/*?",
  async () => (await import("../features/shell/NotFoundContainer.tsx")).NotFoundContainer,
);

/** The page at an address, with what the address says to it. */
export function pageAt(parser: Parser, address: string): { readonly page: Page; readonly props: PageProps } {
  for (const known of pages) {
    const [matches, params] = matchRoute<{ id?: string; chatKey?: string }>(parser, known.pattern, address);
    if (matches) return { page: known, props: { id: params.id, chatKey: params.chatKey } };
  }
  return { page: notFound, props: {} };
}

function page(pattern: string, load: () => Promise<ComponentType<PageProps> & { enter?: Enter }>): Page {
  const loaded = async () => {
    const Component = await importWithRetry(load);
    known.enter = Component.enter;
    return { default: Component };
  };
  const known: Page = {
    pattern,
    Component: lazy(loaded),
    preload() {
      // A failure shows when the page is opened.
      loaded().catch(() => undefined);
    },
  };
  return known;
}
