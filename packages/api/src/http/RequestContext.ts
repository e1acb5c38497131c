import type { SessionUser } from "../domain/access/SessionUser.ts";
import type { RateLimits, RateName } from "../domain/quota/RateLimits.ts";

interface RequestFacts {
  readonly viewer: SessionUser | null;
  readonly adultAvailable: boolean;
  readonly requestId: string;
  readonly ip: string;
  readonly request: Request;
  readonly limits: RateLimits;
}

/** What a call knows besides its input. */
export class RequestContext {
  /** Null for visitors. */
  readonly viewer: SessionUser | null;
  /** Whether adult content may be shown where the request comes from. */
  readonly adultAvailable: boolean;
  readonly requestId: string;
  readonly #facts: RequestFacts;

  constructor(facts: RequestFacts) {
    this.viewer = facts.viewer;
    this.adultAvailable = facts.adultAvailable;
    this.requestId = facts.requestId;
    this.#facts = facts;
  }

  /** The signed-in user. For routes that are not declared `who: "visitor"`, which visitors never reach. */
  get user(): SessionUser {
    if (this.viewer) return this.viewer;
    throw new Error('A route read context.user but is declared who: "visitor"; visitors would reach it.');
  }

  /** Aborts when the client goes away. */
  get signal(): AbortSignal {
    return this.#facts.request.signal;
  }

  /** A request header; names are case-insensitive. */
  header(name: string): string | null {
    return this.#facts.request.headers.get(name);
  }

  /** Whoever asks, for the audit log. */
  get actor(): string {
    return this.viewer?.id ?? "visitor";
  }

  /** Counts this call against a limit, by user or else by address. Throws 42901. */
  consume(name: RateName): void {
    this.#facts.limits.consume(name, this.viewer?.id ?? this.#facts.ip);
  }
}
