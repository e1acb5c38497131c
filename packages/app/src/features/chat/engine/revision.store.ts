import { idle, type Resource } from "../../../state/resource.ts";
import type { RevisionState } from "@mimi/contract";
import { proxy } from "valtio";

/** How the character of the conversation has changed since, and where the reader's decision stands. */
export const revisionState = proxy<{
  chatKey: string;
  comparison: Resource<RevisionState>;
  deciding: "idle" | "keeping" | "taking" | "failed";
}>({ chatKey: "", comparison: idle, deciding: "idle" });
