import type { DeleteAccountPaneProps } from "./DeleteAccountPane.tsx";

/** The pane in each state. */
export const deleteAccountPaneFixtures = {
  ready: { confirmText: "Marguerite" },
  pending: { confirmText: "Marguerite", pending: true },
  failed: { confirmText: "Marguerite", error: true },
  subscribed: { confirmText: "Marguerite", subscribed: true },
} as const satisfies Record<
  string,
  Pick<DeleteAccountPaneProps, "confirmText" | "pending" | "error" | "subscribed">
>;
