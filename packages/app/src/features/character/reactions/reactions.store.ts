import type { Reaction } from "@mimi/contract";
import { proxy } from "valtio";

/** What the viewer did since the lists were loaded, by character; it wins over what the lists say. */
export const reactionsState = proxy<{ byId: Record<string, Reaction> }>({ byId: {} });
