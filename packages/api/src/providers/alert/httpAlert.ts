const TIMEOUT_MS = 5_000;

/** An item with an urgent report, without its content. */
export interface UrgentCase {
  readonly kind: string;
  readonly id: string;
  readonly reason: string;
  /** Whether the item is hidden until a moderator decides. */
  readonly hidden: boolean;
}

/** Notifies moderators of an urgent case. Rejects when they could not be notified. */
export type AlertModerators = (urgent: UrgentCase) => Promise<void>;

/** Sends each urgent case as JSON to an address, with a bearer key when one is set. */
export function httpAlert({ url, key }: { readonly url: URL; readonly key: string | null }): AlertModerators {
  return async (urgent) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(urgent),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the address for alerts answered ${response.status}`);
  };
}
