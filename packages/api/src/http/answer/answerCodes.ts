import { ErrorCode, type Route, type RouteName } from "@mimi/contract";
import { changesSomething } from "../request/csrfGuard.ts";
import { rateOf } from "../rateOf.ts";

/** Inputs that name an object that can be absent or another user's. */
const identifierInputs = [
  ...["id", "uid", "character_id", "chat_key", "message_id", "persona_id", "line_id", "tag_id"],
  ...["notice_id", "appeal_id"],
];

/** Calls that need a confirmed adult in some cases, besides calls of one chat. */
const adultRoutes = new Set<RouteName>([
  ...(["getCharacter", "listSimilar", "saveCharacter", "like", "dislike", "addFavourite"] as const),
  ...(["getNewChatKey", "getLastHistory", "report"] as const),
]);
/** Calls of one chat that do not return its messages. */
const metadataRoutes = new Set<RouteName>(["deleteChat", "searchChats"]);
/** Calls that count as a message of the day. */
const chargedRoutes = new Set<RouteName>(["sendMessage", "regenerateReply", "continueReply"]);
/** Calls that need an external service. */
const serviceRoutes = new Set<RouteName>(["getCheckoutUrl", "getManagementUrl", "suggest"]);
/** Calls that can conflict with another change, besides calls of chats. */
const conflictRoutes = new Set<RouteName>([
  ...(["getCheckoutUrl", "saveCharacter", "appealNotice", "appealStop", "decideAppeal"] as const),
  ...(["decideModeration", "undoModeration"] as const),
]);
/** Calls that a decision of the moderators about the account can forbid, besides uploads. */
const stoppableRoutes = new Set<RouteName>(["createCookie", "saveCharacter", "restoreCharacter"]);
/** Calls that a missing step, a plan or a country can forbid, besides calls for other roles. */
const restrictedRoutes = new Set<RouteName>(["attestAdult", "getManagementUrl"]);

/** The error codes of a call, for the OpenAPI document and for tests. */
export function codesOf(name: RouteName, route: Route): readonly ErrorCode[] {
  const entries = Object.keys((route.input as { entries?: object }).entries ?? {});
  const hasBody = route.place === "json" || route.place === "multipart";
  const isOpen = route.who === "visitor" || route.who === "signature";
  const isStoppable = route.place === "multipart" || stoppableRoutes.has(name);
  const isChat = route.path.startsWith("/chat/");
  const may: readonly (readonly [boolean, ErrorCode])[] = [
    [true, ErrorCode.invalidInput],
    [!isOpen, ErrorCode.signedOut],
    [changesSomething(route) || restrictedRoutes.has(name), ErrorCode.notAllowed],
    [route.who === "fresh" || route.who === "moderator", ErrorCode.notAllowed],
    [isStoppable, ErrorCode.accountStopped],
    [adultRoutes.has(name), ErrorCode.adultNotAttested],
    [entries.includes("chat_key") && !metadataRoutes.has(name), ErrorCode.adultNotAttested],
    [entries.some((entry) => identifierInputs.includes(entry)), ErrorCode.notFound],
    // Its object is found by the identity token.
    [name === "appealStop", ErrorCode.notFound],
    [(isChat && route.method === "POST") || conflictRoutes.has(name), ErrorCode.conflict],
    [hasBody || route.place === "raw", ErrorCode.tooLarge],
    [hasBody, ErrorCode.unsupportedMedia],
    [hasBody, ErrorCode.refusedByRule],
    [rateOf(route) !== null, ErrorCode.rateLimited],
    [chargedRoutes.has(name), ErrorCode.quotaUsedUp],
    [true, ErrorCode.ourFault],
    [serviceRoutes.has(name), ErrorCode.providerFailed],
    [true, ErrorCode.unavailable],
  ];
  return [...new Set(may.filter(([applies]) => applies).map(([, code]) => code))];
}
