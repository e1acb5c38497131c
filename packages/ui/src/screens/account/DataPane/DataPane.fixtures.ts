import type { DataPaneProps } from "./DataPane.tsx";

const idle = { kind: "idle" } as const;

/** The pane in each state. */
export const dataPaneFixtures = {
  idle: { dataExport: idle },
  preparing: { dataExport: { kind: "loading" } },
  ready: { dataExport: { kind: "ready", value: { href: "#export", size: "2.4 MB" } } },
  failed: { dataExport: { kind: "failed" } },
  signingOut: { dataExport: idle, pending: true },
  signOutFailed: { dataExport: idle, error: true },
} as const satisfies Record<string, Pick<DataPaneProps, "dataExport" | "pending" | "error">>;
