import { ErrorCode } from "@mimi/contract";
import type { CcbillSettings } from "../../../config/ccbillSettings.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";

const ACTIONS = "/utils/subscriptionManagement.cgi";
/** Two attempts of this length end within ten seconds. */
const ATTEMPT_MS = 4_000;
/** Codes of a wrong password, an address that is not allowed, missing rights, and too many wrong passwords. */
const DENIED: readonly number[] = [-1, -8, -9, -10, -12];
/** Codes of a subscription that is odd, unknown, or of another account. */
const UNKNOWN: readonly number[] = [-2, -3, -4];

/** What an action answers: a code, 1 for success, or the fields of a document. */
export type DataLinkAnswer =
  | { readonly kind: "code"; readonly code: number }
  | { readonly kind: "fields"; readonly fields: ReadonlyMap<string, string> };

/** CCBill's service to read and change subscriptions. */
export interface DataLink {
  /** Reads the state of a subscription; null when it is unknown. */
  status(subscription: string): Promise<ReadonlyMap<string, string> | null>;
  /** Ends a subscription with its paid period. */
  cancel(subscription: string): Promise<DataLinkAnswer>;
  /** Refunds the last payment, or voids it while it is not settled. */
  refund(subscription: string): Promise<DataLinkAnswer>;
}

/**
 * Calls DataLink. Throws 50301 when it cannot be reached or refuses our account; then an alert says so. Other refusals are
 * codes.
 */
export function connectDataLink(settings: CcbillSettings, raise: RaisePaymentAlert): DataLink {
  async function attempt(action: string, subscriptionId: string): Promise<DataLinkAnswer> {
    const { account, subaccount, user, password, dataLinkUrl } = settings;
    const response = await fetch(`${dataLinkUrl}${ACTIONS}`, {
      method: "POST",
      // In the body and not in the address, which logs of proxies have.
      body: new URLSearchParams({
        ...{ action, subscriptionId, clientAccnum: account, clientSubacc: subaccount },
        ...{ usingSubacc: subaccount, username: user, password, returnXML: "1" },
      }),
      redirect: "error",
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    const { status } = response;
    if (status === 401 || status === 403) return { kind: "code", code: -1 };
    if (!response.ok) throw new Error(`DataLink answers ${status}`);
    return readAnswer(await response.text());
  }

  async function call(action: string, subscription: string, attempts: number): Promise<DataLinkAnswer> {
    for (let left = attempts; left > 0; left -= 1) {
      const answer = await attempt(action, subscription).catch(() => null);
      if (answer?.kind === "code" && DENIED.includes(answer.code)) {
        raise("payment.key_refused", { action, code: answer.code });
        throw unavailable();
      }
      if (answer) return answer;
    }
    throw unavailable();
  }

  return {
    status: async (subscription) => {
      const answer = await call("viewSubscriptionStatus", subscription, 2);
      if (answer.kind === "fields") return answer.fields;
      if (UNKNOWN.includes(answer.code)) return null;
      raise("payment.call_refused", { action: "viewSubscriptionStatus", subscription, code: answer.code });
      throw unavailable();
    },
    cancel: (subscription) => call("cancelSubscription", subscription, 2),
    // A second attempt could refund a second payment.
    refund: (subscription) => call("voidOrRefundTransaction", subscription, 1),
  };
}

/** Whether an answer says that the subscription is unknown. */
export function isUnknown(answer: DataLinkAnswer): boolean {
  return answer.kind === "code" && UNKNOWN.includes(answer.code);
}

/** 50301: CCBill sends its event again, and a user can try again. */
export function unavailable(): ApiError {
  return new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
}

/** Reads `<results>1</results>`, or `<results>` with an element for each field. Throws for anything else. */
function readAnswer(text: string): DataLinkAnswer {
  const [, results] = /^\s*(?:<\?xml[^>]*\?>)?\s*<results>([^]*)<\/results>\s*$/.exec(text) ?? [];
  if (results === undefined) throw new Error("DataLink answers no document");
  if (/^\s*-?\d{1,4}\s*$/.test(results)) return { kind: "code", code: Number(results) };
  const fields = [...results.matchAll(/<(\w+)>([^<>]*)<\/\1>/g)].map(
    ([, name = "", value = ""]) => [name, value.trim()] as const,
  );
  return { kind: "fields", fields: new Map(fields) };
}
