import { ErrorCode } from "@mimi/contract";
import { ApiError } from "../../shared/errors/ApiError.ts";

/** The calls that are allowed at once, and the calls per second after them. */
const RATES = {
  exchange: { burst: 60, perSecond: 1 },
  search: { burst: 60, perSecond: 5 },
  searchChats: { burst: 10, perSecond: 1 },
  edit: { burst: 20, perSecond: 1 },
  branch: { burst: 5, perSecond: 0.1 },
  exportChat: { burst: 20, perSecond: 0.1 },
  create: { burst: 20, perSecond: 0.2 },
  upload: { burst: 20, perSecond: 0.2 },
  send: { burst: 20, perSecond: 1 },
  suggest: { burst: 10, perSecond: 0.1 },
  checkout: { burst: 10, perSecond: 0.1 },
  export: { burst: 5, perSecond: 0.01 },
  report: { burst: 10, perSecond: 0.05 },
} as const;

/** The name of a limit. */
export type RateName = keyof typeof RATES | "account";

interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const BUCKETS_MAX = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets per user or address, in the memory of this process. */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: () => number;
  readonly #on: boolean;
  readonly #newAccounts: number;

  /**
   * `clock` returns milliseconds. With `on: false` no call is refused, for load tests. `newAccounts` are allowed per address
   * at once, and then in each hour.
   */
  constructor(options: {
    readonly on: boolean;
    readonly clock?: () => number;
    readonly newAccounts?: number;
  }) {
    this.#on = options.on;
    this.#newAccounts = options.newAccounts ?? Number.POSITIVE_INFINITY;
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** Counts a call, or several for a large one. Throws 42901 when the bucket has too few left. */
  consume(name: RateName, caller: string, calls = 1): void {
    if (!this.#on) return;
    const { burst, perSecond } = this.#rateOf(name);
    if (burst === Number.POSITIVE_INFINITY) return;
    const now = this.#clock();
    const key = `${name} ${caller}`;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#keep(key, bucket);
    // A call that is larger than the bucket needs a full one.
    const cost = Math.min(calls, burst);
    if (bucket.tokens < cost) throw rateLimited(Math.ceil((cost - bucket.tokens) / perSecond));
    bucket.tokens -= cost;
  }

  #rateOf(name: RateName): Rate {
    if (name !== "account") return RATES[name];
    return { burst: this.#newAccounts, perSecond: this.#newAccounts / 3600 };
  }

  // The least recently used bucket is the fullest, so removing it allows no extra calls.
  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= BUCKETS_MAX) return;
    for (const oldest of this.#buckets.keys()) {
      this.#buckets.delete(oldest);
      return;
    }
  }
}

function rateLimited(seconds: number): ApiError {
  return new ApiError(ErrorCode.rateLimited, { retryAfter: seconds, details: { retry_after: seconds } });
}
