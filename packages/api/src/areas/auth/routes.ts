import { routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { bearerOf } from "../../http/request/bearer.ts";
import { type Area, handle } from "../../http/handle.ts";
import { findOrCreateUser } from "./findOrCreateUser.ts";

/** Sign-in by identity token, and sign-out. */
export function authArea(deps: Deps): Area {
  const { moderators } = deps.settings.safety;
  return {
    served: [
      handle(routes.createCookie, async (_input, context) => {
        const identified = await deps.identity.verify(bearerOf(context));
        const userId = await findOrCreateUser(deps.db, identified, {
          ...{ moderators, now: deps.now(), language: context.language },
          consumeNewAccount: () => context.consumeOfNetwork("account"),
        });
        return deps.sessions.open(userId, context.header("mimi-cookie"), identified);
      }),
      handle(routes.signOut, async ({ everywhere }, context) => {
        await deps.sessions.end(context.user, everywhere);
        return {};
      }),
    ],
  };
}
