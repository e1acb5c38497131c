import { type ComponentType, lazy } from "react";
import { matchRoute, type Parser } from "wouter";
import { patterns } from "../paths.ts";

/** What an address says to its page. */
export interface PageProps {
  id?: string;
  chatKey?: string;
}

/** One page: its pattern, and its code, which is loaded when it is wanted (§2). */
export interface Page {
  readonly pattern: string;
  readonly Component: ComponentType<PageProps>;
  /** Starts loading the page's code. */
  readonly preload: () => void;
}

/** Every page, in the order in which addresses are matched. */
const pages: readonly Page[] = [
  page(patterns.home, async () => (await import("./HomePage.tsx")).HomePage),
  page(patterns.search, async () => (await import("./SearchPage.tsx")).SearchPage),
  page(patterns.detail, async () => (await import("./DetailPage.tsx")).DetailPage),
  page(patterns.chat, async () => (await import("./ChatPage.tsx")).ChatPage),
  page(patterns.form, async () => (await import("./FormPage.tsx")).FormPage),
  page(patterns.policy, async () => (await import("./StaticPages.tsx")).PolicyPage),
  page(patterns.term, async () => (await import("./StaticPages.tsx")).TermPage),
  page(patterns.contactUs, async () => (await import("./StaticPages.tsx")).ContactPage),
  page("/*?", async () => (await import("../features/shell/NotFoundContainer.tsx")).NotFoundContainer),
];

/** The page at an address, with what the address says to it. */
export function pageAt(parser: Parser, address: string): { readonly page: Page; readonly props: PageProps } {
  for (const known of pages) {
    const [matches, params] = matchRoute<{ id?: string; chatKey?: string }>(parser, known.pattern, address);
    if (matches) return { page: known, props: { id: params.id, chatKey: params.chatKey } };
  }
  throw new Error(`No page for ${address}; the last pattern of the table must match everything.`);
}

function page(pattern: string, load: () => Promise<ComponentType<PageProps>>): Page {
  const loaded = async () => ({ default: await load() });
  return {
    pattern,
    Component: lazy(loaded),
    preload() {
      // A failure shows when the page is opened, which loads again.
      loaded().catch(() => undefined);
    },
  };
}
