import type { Tag } from "@mimi/contract";
import { proxy } from "valtio";
import { idle, type Remote } from "../../state/Remote.ts";

/** Every tag there is (§3). */
export const tagsState = proxy<{ tags: Remote<readonly Tag[]> }>({ tags: idle });
