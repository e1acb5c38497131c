import type { Connection } from "@mimi/ui/offline-banner";
import { proxy } from "valtio";

/** Banners of every page: the connection, and a new version. */
export const bannersState = proxy<{
  connection: Connection;
  newVersion: "none" | "available" | "reloading";
}>({ connection: { kind: "online" }, newVersion: "none" });
