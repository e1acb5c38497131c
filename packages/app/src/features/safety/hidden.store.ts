import type { Hidden } from "@mimi/contract";
import { proxy } from "valtio";
import { idle, type Remote } from "../../state/Remote.ts";

/** What a member hides, as the API keeps it. */
export const hiddenState = proxy<{ hidden: Remote<Hidden> }>({ hidden: idle });
