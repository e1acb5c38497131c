import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import type { BrowserConfig } from "../../config/browserConfig.ts";

/** Where the app's build leaves the code that draws its pages; never served itself. */
export const PICTURE_FILE = ".pages/firstPicture.js";

/** Pages of which the drawing is kept: of all others it is made anew. */
const KEPT = 100;

/** Who asks for which page. */
export interface Asking {
  readonly path: string;
  readonly isPhone: boolean;
  readonly config: BrowserConfig;
}

/** What the app's own build exports; see `packages/app/src/app/firstPicture.tsx`. */
interface Drawer {
  readonly firstPicture: (asking: Asking) => {
    readonly calls: readonly string[];
    readonly draw: (answers: Readonly<Record<string, unknown>>) => string;
  } | null;
}

/** A page as it stands before its code is there. */
export interface Picture {
  readonly markup: string;
  /** What it was drawn of, by the addresses under `/api` that the app would ask: it need not ask again. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Asks the API, as a visitor would, and answers with the body; null for anything but success. */
export type AskApi = (path: string) => Promise<string | null>;

/** Draws what pages show first (docs/decisions/0022). */
export class FirstPictures {
  readonly #drawer: Promise<Drawer | null>;
  readonly #log: Logger;
  readonly #kept = new Map<string, { readonly of: string; readonly markup: string }>();

  /** A build without the code has its pages sent without pictures: the app draws them itself, a moment later. */
  constructor(appDir: string, log: Logger) {
    const file = join(appDir, PICTURE_FILE);
    this.#log = log;
    this.#drawer = existsSync(file) ? load(file, log) : Promise.resolve(null);
  }

  /** Null for pages that have none, and for those whose answers are not what they are there for. */
  async of(asking: Asking, ask: AskApi): Promise<Picture | null> {
    const drawer = await this.#drawer;
    try {
      const picture = drawer?.firstPicture(asking);
      if (!picture) return null;
      const answers: Record<string, string> = {};
      const bodies = await Promise.all(picture.calls.map(ask));
      for (const [place, call] of picture.calls.entries()) {
        const body = bodies[place];
        if (!body) return null;
        answers[call] = body;
      }
      return { markup: this.#drawn(asking, answers, picture.draw), answers };
    } catch (err) {
      this.#log.debug({ err, path: asking.path }, "a page was sent without its picture");
      return null;
    }
  }

  #drawn(
    { path, isPhone }: Asking,
    answers: Picture["answers"],
    draw: (answers: Readonly<Record<string, unknown>>) => string,
  ): string {
    const key = `${isPhone} ${path}`;
    const of = JSON.stringify(answers);
    const kept = this.#kept.get(key);
    if (kept?.of === of) return kept.markup;
    const bodies = Object.entries(answers).map(([call, body]) => [call, JSON.parse(body) as unknown]);
    const markup = draw(Object.fromEntries(bodies) as Record<string, unknown>);
    this.#kept.delete(key);
    this.#kept.set(key, { of, markup });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return markup;
  }
}

async function load(file: string, log: Logger): Promise<Drawer | null> {
  try {
    return (await import(pathToFileURL(file).href)) as Drawer;
  } catch (err) {
    log.error({ err }, "pages are sent without pictures");
    return null;
  }
}
