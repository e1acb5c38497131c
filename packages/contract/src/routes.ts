import * as account from "./account/account.ts";
import * as accountChanges from "./account/accountChanges.ts";
import * as ageCheck from "./account/ageCheck.ts";
import * as auth from "./account/auth.ts";
import * as character from "./character/character.ts";
import * as detail from "./character/characterDetail.ts";
import * as input from "./character/characterInput.ts";
import * as own from "./character/characterOwn.ts";
import * as found from "./character/characterSearch.ts";
import * as reaction from "./character/reaction.ts";
import * as revision from "./character/revision.ts";
import * as chat from "./chat/chat.ts";
import * as chatChange from "./chat/chatChanges.ts";
import * as chatReplies from "./chat/chatReplies.ts";
import * as chatSearch from "./chat/chatSearch.ts";
import * as memory from "./chat/memory.ts";
import * as persona from "./chat/persona.ts";
import * as prompt from "./chat/prompt.ts";
import * as suggest from "./chat/suggest.ts";
import * as plan from "./plan.ts";
import type { Route } from "./route.ts";
import * as accountDecision from "./safety/accountDecision.ts";
import * as moderation from "./safety/moderation.ts";
import * as decisionNotice from "./safety/decisionNotice.ts";
import * as region from "./safety/region.ts";
import * as safety from "./safety/safety.ts";
import * as takeDown from "./safety/takeDown.ts";

/** The exports of a file that are routes. */
type RoutesOf<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Route ? Name : never]: Exports[Name];
};

/** Every endpoint of the API by the name of its export. The client imports single routes; server and tests use all. */
export const routes = {
  ...routesOf(auth),
  ...routesOf(account),
  ...routesOf(accountChanges),
  ...routesOf(ageCheck),
  ...routesOf(plan),
  ...routesOf(character),
  ...routesOf(found),
  ...routesOf(detail),
  ...routesOf(input),
  ...routesOf(own),
  ...routesOf(reaction),
  ...routesOf(chat),
  ...routesOf(chatReplies),
  ...routesOf(chatChange),
  ...routesOf(chatSearch),
  ...routesOf(persona),
  ...routesOf(memory),
  ...routesOf(prompt),
  ...routesOf(revision),
  ...routesOf(suggest),
  ...routesOf(region),
  ...routesOf(safety),
  ...routesOf(takeDown),
  ...routesOf(accountDecision),
  ...routesOf(moderation),
  ...routesOf(decisionNotice),
} as const;

export type RouteName = keyof typeof routes;

/* @__NO_SIDE_EFFECTS__ */
function routesOf<Exports extends object>(exports: Exports): RoutesOf<Exports> {
  return Object.fromEntries(Object.entries(exports).filter(([, one]) => isRoute(one))) as RoutesOf<Exports>;
}

function isRoute(exported: unknown): exported is Route {
  return typeof exported === "object" && exported !== null && "path" in exported && "inputIn" in exported;
}
