import { routes } from "@mimi/contract";
import type { Deps } from "../../../domain/deps.ts";
import { handle, type Endpoint } from "../../../http/handle.ts";
import { screenText } from "../chats/screenText.ts";
import { contextOf } from "../context.ts";
import { deletePersona, listPersonas, savePersona } from "./personas.ts";

/** The calls about a user's personas. */
export function personaEndpoints(deps: Deps): Endpoint[] {
  const { db } = deps;
  return [
    handle(routes.listPersonas, (_input, { user }) => listPersonas(db, user.id)),
    handle(routes.savePersona, async (input, call) => {
      await screenText(deps, call.user, { source: "persona", texts: [input.name, input.description] });
      return savePersona(contextOf(deps, call), input);
    }),
    handle(routes.deletePersona, async (input, call) => {
      await deletePersona(contextOf(deps, call), input.persona_id);
      return {};
    }),
  ];
}
