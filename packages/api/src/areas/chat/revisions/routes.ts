import { routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { handle, type Endpoint } from "../../../http/handle.ts";
import { contextOf } from "../context.ts";
import { readRevision, saveRevision } from "./revisions.ts";

/** The calls about newer revisions of a chat's character. */
export function revisionEndpoints(deps: Deps): Endpoint[] {
  return [
    handle(routes.getRevision, (input, call) => readRevision(contextOf(deps, call), input.chat_key)),
    handle(routes.decideRevision, (input, call) => saveRevision(contextOf(deps, call), input)),
  ];
}
