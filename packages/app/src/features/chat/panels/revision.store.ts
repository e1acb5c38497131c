import type { RevisionState } from "@mimi/contract";
import { proxy } from "valtio";
import { idle, type Remote } from "../../../state/Remote.ts";

/** How the character of the conversation has changed since, and where the reader's decision stands. */
export const revisionState = proxy<{
  chatKey: string;
  comparison: Remote<RevisionState>;
  deciding: "idle" | "keeping" | "taking" | "failed";
}>({ chatKey: "", comparison: idle, deciding: "idle" });
