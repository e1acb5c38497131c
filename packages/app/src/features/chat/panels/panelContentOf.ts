import type { Resource } from "../../../state/remote/resource.ts";

/** A resource, as a panel reads it from a snapshot. */
type ResourceSnapshot<Value> =
  | { readonly kind: Exclude<Resource<Value>["kind"], "ready"> }
  | { readonly kind: "ready"; readonly value: Value };

type Unavailable = { readonly kind: "loading" } | { readonly kind: "failed"; readonly onRetry: () => void };

/** The content of a panel for a resource; `contentOf` maps its value. */
export function panelContentOf<Value, Content>(
  resource: ResourceSnapshot<Value>,
  onRetry: () => void,
  contentOf: (value: Value) => Content,
): Unavailable | (Content & { readonly kind: "ready" }) {
  switch (resource.kind) {
    case "idle":
    case "loading":
      return { kind: "loading" };
    case "failed":
      return { kind: "failed", onRetry };
    case "ready":
      return { kind: "ready", ...contentOf(resource.value) };
  }
}
