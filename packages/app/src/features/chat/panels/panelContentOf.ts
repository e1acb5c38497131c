import type { Resource } from "../../../state/resource.ts";

/** Something that may not be here yet, as far as a panel looks at it. */
type Asked<Value> = { readonly kind: Exclude<Resource<Value>["kind"], "ready"> } | Here<Value>;
type Here<Value> = { readonly kind: "ready"; readonly value: Value };

type Waiting = { readonly kind: "loading" } | { readonly kind: "failed"; readonly onRetry: () => void };

/** What a panel shows of something that may not be here yet; `shown` makes it of what is. */
export function panelContentOf<Value, Shown>(
  asked: Asked<Value>,
  onRetry: () => void,
  shown: (value: Value) => Shown,
): Waiting | (Shown & { readonly kind: "ready" }) {
  switch (asked.kind) {
    case "idle":
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", onRetry };
    case "ready":
      return { kind: "ready", ...shown(asked.value) };
  }
}
