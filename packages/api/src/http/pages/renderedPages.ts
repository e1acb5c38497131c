import type { PageServer, ServedPage } from "@mimi/contract";
import type { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { BrowserConfig } from "../../config/browserConfig.ts";
import { sha256 } from "../../shared/ids.ts";
import { cached, ttlCache } from "../../shared/ttlCache.ts";

/** The most cached pages, and how long each is cached, in milliseconds: below a minute, so that "3 days ago" is right. */
const MOST_STORED = 100;
const STORED_MS = 59_000;

/** A request for a page. */
export interface RenderRequest {
  readonly path: string;
  readonly isPhone: boolean;
  readonly config: BrowserConfig;
  readonly page: ServedPage;
}

/** A rendered page, with its data for hydration. */
export interface RenderedPage {
  readonly markup: string;
  /** When it was rendered. */
  readonly now: Date;
  readonly isPhone: boolean;
  /** The bodies of the API answers that it was rendered from, as JSON, by their addresses under `/api`. */
  readonly answers: Answers;
}

type Answers = Readonly<Record<string, string>>;

/** Requests an address under `/api` as a visitor. Returns the body of a successful answer, else null. */
export type RequestAsVisitor = (path: string) => Promise<string | null>;

/**
 * Renders pages for visitors (docs/decisions/0028). A page is rendered again when its answers change, or after a minute.
 */
export class RenderedPages {
  readonly #server: PageServer;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #stored: LRUCache<string, RenderedPage>;

  constructor(server: PageServer, { log, now }: { log: Logger; now: () => Date }) {
    this.#server = server;
    this.#log = log;
    this.#now = now;
    this.#stored = ttlCache(now, { ttlMs: STORED_MS, max: MOST_STORED });
  }

  /** Null for a page that is only rendered in the browser, and for a page that not everybody may see. */
  async render(request: RenderRequest, requestAsVisitor: RequestAsVisitor): Promise<RenderedPage | null> {
    const { path, page } = request;
    if (!page.prefetch) return null;
    try {
      const bodies = await Promise.all(page.prefetch.map(requestAsVisitor));
      const answers: Record<string, string> = {};
      for (const [index, address] of page.prefetch.entries()) {
        const body = bodies[index];
        if (!body) return null;
        answers[address] = body;
      }
      return await this.#storedOrRendered(request, answers);
    } catch (err) {
      this.#log.debug({ err, path }, "a page was not rendered on the server");
      return null;
    }
  }

  #storedOrRendered({ path, isPhone, config }: RenderRequest, answers: Answers): Promise<RenderedPage> {
    const key = `${isPhone} ${path} ${sha256(JSON.stringify(answers))}`;
    return cached(this.#stored, key, async () => {
      const now = this.#now();
      const parsed = Object.values(answers).map((body) => JSON.parse(body) as unknown);
      const markup = await this.#server.render({ path, isPhone, config, answers: parsed, now });
      return { markup, now, isPhone, answers };
    });
  }
}
