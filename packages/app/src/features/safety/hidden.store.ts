import { idle, type Resource } from "../../state/resource.ts";
import type { Hidden } from "@mimi/contract";
import { proxy } from "valtio";

/** What a member hides, as the API keeps it. */
export const hiddenState = proxy<{ hidden: Resource<Hidden> }>({ hidden: idle });
