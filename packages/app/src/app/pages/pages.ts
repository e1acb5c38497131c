import { type ComponentType, lazy } from "react";
import { type AppRoute, type RouteParams, routeAt, routes } from "../../routes.ts";
import { pause } from "../../services/api/pause.ts";
import { importWithRetry } from "../../services/importWithRetry.ts";
import { HomePage } from "./HomePage.tsx";
import type { PageComponent, PageProps } from "./PageComponent.ts";

/** How long the first page waits for its code before the progress bar is rendered, in milliseconds. */
const PROGRESS_AFTER_MS = 1_000;

/** One page, whose code is loaded when it is first needed (§2). */
export interface Page {
  readonly route: AppRoute;
  /** Renders at once when the code is loaded, and otherwise suspends until it is. */
  readonly Component: ComponentType<PageProps>;
  /** Loads the code. */
  readonly load: () => Promise<PageComponent>;
  /** Loads the code before it is needed. */
  readonly preload: () => void;
  /** See {@link PageComponent.enter}. Absent also while the code is not loaded. */
  readonly enter?: PageComponent["enter"];
}

// Home is part of the entry. As a chunk of its own it would become thirty small files, because other pages share its code.
const modules = import.meta.glob<Readonly<Record<string, PageComponent>>>(["./*Page.tsx", "!./HomePage.tsx"]);

const pages = new Map<AppRoute, Page>();

/** The page at an address, with the parameters of the address. */
export function pageAt(address: string): { readonly page: Page; readonly params: RouteParams } {
  const { route, params } = routeAt(address);
  const page = pages.get(route) ?? createPage(route);
  pages.set(route, page);
  return { page, params };
}

/**
 * Waits until the page can be rendered without the progress bar: React shows a fallback for at least 300 ms. Resolves also when
 * the code takes longer than a second, or cannot be loaded. Then the progress bar or the error is rendered.
 */
export async function waitForCode({ load }: Pick<Page, "load">): Promise<void> {
  await Promise.race([load().catch(() => undefined), pause(PROGRESS_AFTER_MS)]);
}

function createPage(route: AppRoute): Page {
  let loaded: PageComponent | undefined = route === routes.home ? HomePage : undefined;
  let Rendered: ComponentType<PageProps> | undefined;
  const load = async () => {
    loaded ??= await loadComponent(route.page);
    return loaded;
  };
  return {
    route,
    load,
    // Chosen once: another component would mount the page again.
    get Component() {
      Rendered ??= loaded ?? lazy(async () => ({ default: await load() }));
      return Rendered;
    },
    get enter() {
      return loaded?.enter;
    },
    preload() {
      // A failure shows when the page is opened.
      load().catch(() => undefined);
    },
  };
}

async function loadComponent(name: string): Promise<PageComponent> {
  const load = modules[`./${name}.tsx`];
  const component = load && (await importWithRetry(load))[name];
  if (!component) throw new Error(`No page exports ${name}.`);
  return component;
}
