import type { DeleteAccountPaneProps } from "./DeleteAccountPane.tsx";

/** The pane in each state. */
export const deleteAccountPaneFixtures = {
  ready: { confirmText: "Marguerite" },
  pending: { confirmText: "Marguerite", deleting: "pending" },
  failed: { confirmText: "Marguerite", deleting: "failed" },
  subscribed: { confirmText: "Marguerite", subscribed: true },
} as const satisfies Record<string, Pick<DeleteAccountPaneProps, "confirmText" | "deleting" | "subscribed">>;
