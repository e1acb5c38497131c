import type { Connection } from "@mimi/ui/offline-banner";
import { proxy } from "valtio";

/** News that stands at the foot of the pages until it no longer holds. */
export const bannersState = proxy<{
  connection: Connection;
  newVersion: "none" | "available" | "reloading";
}>({ connection: { kind: "online" }, newVersion: "none" });
