import type { Reaction } from "@mimi/contract";
import { proxy } from "valtio";

/** The user's reactions since the lists were loaded, by character id. They replace those of the lists. */
export const reactionsState = proxy<{ byId: Record<string, Reaction> }>({ byId: {} });
