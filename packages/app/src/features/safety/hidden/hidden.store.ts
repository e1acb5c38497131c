import { idle, type Resource } from "../../../state/remote/resource.ts";
import type { Hidden } from "@mimi/contract";
import { proxy } from "valtio";

/** What the user hides, as stored by the API. */
export const hiddenState = proxy<{ hidden: Resource<Hidden> }>({ hidden: idle });
