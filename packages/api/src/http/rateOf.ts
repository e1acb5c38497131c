import { type Route, type RouteName, routes } from "@mimi/contract";
import type { RateName } from "../config/rateLimitSettings.ts";
import { changesSomething } from "./request/csrfGuard.ts";

/** Calls with a limit of their own. Every other call that changes something counts against `change`. */
const ownRates: Partial<Record<RouteName, RateName>> = {
  ...{ createCookie: "exchange", appealStop: "exchange" },
  // These must work for a user who was refused something else.
  ...{ signOut: "end", stopReply: "end" },
  ...{ search: "search", searchCreators: "search", searchChats: "searchChats" },
  ...{ sendMessage: "send", regenerateReply: "send", continueReply: "send" },
  ...{ suggest: "suggest", getPrompt: "prompt" },
  ...{ editMessage: "edit", branchChat: "branch", saveCharacter: "create" },
  ...{ uploadUserImage: "upload", uploadCharacterImage: "upload" },
  ...{ exportChat: "exportChat", exportUser: "export", exportAudit: "export" },
  ...{ getCheckoutUrl: "checkout", getManagementUrl: "checkout" },
  ...{ report: "report", appealNotice: "report" },
};

/** The payment provider calls it with a signature, and repeats the call until it is accepted. */
const unlimited: ReadonlySet<Route> = new Set<Route>([routes.handlePaymentWebhook]);

/** Calls whose handler counts: by what it recognises, by the length of the text, or by the kind of save. */
const countedByHandler: ReadonlySet<Route> = new Set<Route>([
  ...[routes.sendMessage, routes.regenerateReply, routes.continueReply],
  ...[routes.branchChat, routes.editMessage, routes.saveCharacter],
]);

const rates: ReadonlyMap<Route, RateName> = new Map(
  Object.entries(ownRates).map(([name, rate]) => [routes[name as RouteName], rate]),
);

/** The rate limit of a call; null when it has none. */
export function rateOf(route: Route): RateName | null {
  if (unlimited.has(route)) return null;
  return rates.get(route) ?? (changesSomething(route) ? "change" : null);
}

/** Limits of calls that add content, for which the account must have room. */
const addingRates: ReadonlySet<RateName> = new Set<RateName>([
  ...(["send", "edit", "branch", "upload"] as const),
  ...(["create", "save"] as const),
]);

/** Whether the calls of a limit add content to an account. */
export function addsContent(rate: RateName): boolean {
  return addingRates.has(rate);
}

/** The limit that is counted before the handler of a call runs; null when there is none, or the handler counts. */
export function rateBeforeHandler(route: Route): RateName | null {
  return countedByHandler.has(route) ? null : rateOf(route);
}
