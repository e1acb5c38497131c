import type { Loadable } from "@mimi/ui";
import type { DataExport } from "@mimi/ui/screens/data-pane";
import { proxy } from "valtio";

export interface DataState {
  dataExport: Loadable<DataExport>;
  signingOut: "idle" | "pending" | "failed";
  deleting: "idle" | "pending" | "failed";
}

export const noData: Readonly<DataState> = {
  dataExport: { kind: "idle" },
  signingOut: "idle",
  deleting: "idle",
};

export const dataState = proxy<DataState>({ ...noData });
