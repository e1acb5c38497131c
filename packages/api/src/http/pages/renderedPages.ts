import type { LanguageTag, PageServer, ServedPage } from "@mimi/contract";
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
  readonly language: LanguageTag;
  readonly isPhone: boolean;
  /** Whether the page is for a signed-in user. It contains nothing of the user. */
  readonly isForUser: boolean;
  readonly config: BrowserConfig;
  readonly page: ServedPage;
}

/** A rendered page, with its data for hydration. */
export interface RenderedPage {
  readonly markup: string;
  /** When it was rendered. */
  readonly now: Date;
  readonly isPhone: boolean;
  readonly isForUser: boolean;
  /** The bodies of the API answers that it was rendered from, as JSON, by their addresses under `/api`. */
  readonly answers: Answers;
}

type Answers = Readonly<Record<string, string>>;

/** Requests an address under `/api` as a visitor. Returns the body of a successful answer, else null. */
export type RequestAsVisitor = (path: string) => Promise<string | null>;

/**
 * Renders pages for visitors, and the part of a page that is the same for all users (docs/decisions/0028). A page is rendered again when its answers change, or after a minute.
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
    const { path, page, isForUser } = request;
    const prefetch = isForUser ? page.userPrefetch : page.prefetch;
    if (!prefetch) return null;
    try {
      const bodies = await Promise.all(prefetch.map(requestAsVisitor));
      const answers: Record<string, string> = {};
      for (const [index, address] of prefetch.entries()) {
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

  #storedOrRendered(request: RenderRequest, answers: Answers): Promise<RenderedPage> {
    const { path, language, isPhone, isForUser, config } = request;
    const key = `${language} ${isPhone} ${isForUser} ${path} ${sha256(JSON.stringify(answers))}`;
    return cached(this.#stored, key, async () => {
      const now = this.#now();
      const parsed = Object.values(answers).map((body) => JSON.parse(body) as unknown);
      const markup = await this.#server.render({
        path,
        language,
        isPhone,
        isForUser,
        config,
        answers: parsed,
        now,
      });
      return { markup, now, isPhone, isForUser, answers };
    });
  }
}
