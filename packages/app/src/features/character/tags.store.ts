import { idle, type Resource } from "../../state/remote/resource.ts";
import type { Tag } from "@mimi/contract";
import { proxy } from "valtio";

/** All tags (§3). */
export const tagsState = proxy<{ tags: Resource<readonly Tag[]> }>({ tags: idle });
