import type { LanguageTag, Route } from "@mimi/contract";
import type { AgeSteps } from "../domain/access/ageStep.ts";
import type { CallerPlace } from "../domain/access/place.ts";
import type { SessionUser } from "../domain/access/SessionUser.ts";
import type { RateName } from "../config/rateLimitSettings.ts";
import type { AccountStorage } from "../domain/quota/AccountStorage.ts";
import type { RateLimits } from "../domain/quota/RateLimits.ts";

interface RequestInfo {
  readonly route: Route;
  readonly sessionUser: SessionUser | null;
  readonly place: CallerPlace;
  readonly ageSteps: AgeSteps;
  readonly language: LanguageTag;
  readonly requestId: string;
  /** See `callerNetworkOf`. */
  readonly network: string;
  readonly request: Request;
  readonly limits: RateLimits;
  readonly storage: AccountStorage;
}

/** The context of a call. */
export class RequestContext {
  /** Null for visitors. */
  readonly sessionUser: SessionUser | null;
  /** Where the caller is, with the rules that hold there. */
  readonly place: CallerPlace;
  /** What the caller must still do for what is for adults, where they are. */
  readonly ageSteps: AgeSteps;
  /** The language of the caller's app: the chosen one, else the first accepted one, else English. */
  readonly language: LanguageTag;
  readonly requestId: string;
  readonly #requestInfo: RequestInfo;

  constructor(requestInfo: RequestInfo) {
    this.sessionUser = requestInfo.sessionUser;
    this.place = requestInfo.place;
    this.ageSteps = requestInfo.ageSteps;
    this.language = requestInfo.language;
    this.requestId = requestInfo.requestId;
    this.#requestInfo = requestInfo;
  }

  /** The signed-in user. Not for routes with `who: "visitor"`, which visitors can call. */
  get user(): SessionUser {
    if (this.sessionUser) return this.sessionUser;
    throw new Error('A route read context.user but is declared who: "visitor"; visitors would reach it.');
  }

  /** Aborts when the client disconnects. */
  get signal(): AbortSignal {
    return this.#requestInfo.request.signal;
  }

  /** A request header; names are case-insensitive. */
  header(name: string): string | null {
    return this.#requestInfo.request.headers.get(name);
  }

  /** The caller's network, see `callerNetworkOf`. It must not be stored. */
  get network(): string {
    return this.#requestInfo.network;
  }

  /** The caller in the audit log. */
  get actor(): string {
    return this.sessionUser?.id ?? "visitor";
  }

  /**
   * Counts this call against a rate limit, a large one as several, by user or else by network. Throws 42901, and 40001 when its
   * route adds data and the account is full.
   */
  async consume(name: RateName, calls = 1): Promise<void> {
    await this.consumeRate(name, calls);
    if (this.#requestInfo.route.server?.addsData) await this.requireQuota();
  }

  /**
   * As {@link consume}, also for a full account. For calls that can repeat an earlier one: {@link requireQuota} follows when
   * the call is no repetition.
   */
  consumeRate(name: RateName, calls = 1): Promise<void> {
    const { limits, network } = this.#requestInfo;
    return limits.consume(name, this.sessionUser?.id ?? network, calls);
  }

  /** Throws 40001 when the account is full. */
  async requireQuota(): Promise<void> {
    if (this.sessionUser) await this.#requestInfo.storage.requireQuota(this.sessionUser.id);
  }

  /** As {@link consume}, always by network: a new account has no other name. */
  consumeOfNetwork(name: RateName): Promise<void> {
    return this.#requestInfo.limits.consume(name, this.#requestInfo.network);
  }
}
