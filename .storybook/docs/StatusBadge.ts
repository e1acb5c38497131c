import { createElement } from "react";
import { statuses } from "./status.ts";
import type { Status } from "./status.ts";

const looks: Record<Status, { color: string; background: string }> = {
  draft: { color: "#4b3f46", background: "#efe6e4" },
  ready: { color: "#64172b", background: "#feeaed" },
  "signed-off": { color: "#1b5a2a", background: "#e2f3e4" },
};

/**
 * The status of a component or a story, in the sidebar and on pages. It brings its own styles, because our theme is not
 * loaded there. No JSX: the sidebar's build does not support it.
 */
export function StatusBadge({ status, small = false }: { status: Status; small?: boolean }) {
  const { name, description } = statuses[status];
  const style = {
    ...looks[status],
    display: "inline-block",
    padding: small ? "0 6px" : "2px 10px",
    borderRadius: 999,
    font: `600 ${small ? 10 : 12}px/${small ? 15 : 18}px system-ui, sans-serif`,
    whiteSpace: "nowrap",
  } as const;
  return createElement("span", { title: description, style }, name);
}
