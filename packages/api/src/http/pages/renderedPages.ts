import type { PageServer, ServedPage } from "@mimi/contract";
import type { Logger } from "pino";
import type { BrowserConfig } from "../../config/browserConfig.ts";

/** The most cached pages, and how long each is cached, in milliseconds: "3 days ago" is still right. */
const MOST_STORED = 100;
const STORED_MS = 60_000;

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
  readonly answers: Readonly<Record<string, string>>;
}

/** Requests an address under `/api` as a visitor. Returns the body of a successful answer, else null. */
export type RequestAsVisitor = (path: string) => Promise<string | null>;

/**
 * Renders pages for visitors (docs/decisions/0028). A page is rendered again when its answers change, or after a minute.
 */
export class RenderedPages {
  readonly #server: PageServer;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #stored = new Map<string, RenderedPage>();

  constructor(server: PageServer, { log, now }: { log: Logger; now: () => Date }) {
    this.#server = server;
    this.#log = log;
    this.#now = now;
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

  async #storedOrRendered(
    { path, isPhone, config }: RenderRequest,
    answers: RenderedPage["answers"],
  ): Promise<RenderedPage> {
    const now = this.#now();
    const key = `${isPhone} ${path}`;
    const stored = this.#stored.get(key);
    const isFresh = stored && now.getTime() - stored.now.getTime() < STORED_MS;
    if (isFresh && JSON.stringify(stored.answers) === JSON.stringify(answers)) return stored;
    const parsed = Object.values(answers).map((body) => JSON.parse(body) as unknown);
    const markup = await this.#server.render({ path, isPhone, config, answers: parsed, now });
    const rendered = { markup, now, isPhone, answers };
    this.#stored.delete(key);
    this.#stored.set(key, rendered);
    const [oldest] = this.#stored.keys();
    if (this.#stored.size > MOST_STORED && oldest !== undefined) this.#stored.delete(oldest);
    return rendered;
  }
}
