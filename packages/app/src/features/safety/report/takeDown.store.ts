import type { TakeDownStatus } from "@mimi/ui/screens/take-down-screen";
import { proxy } from "valtio";

/** The state of sending a request to take an image down. */
export const takeDownState = proxy<{ sending: TakeDownStatus }>({ sending: { kind: "idle" } });
