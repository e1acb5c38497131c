import { type Route, routes } from "@mimi/contract";
import { notAllowed } from "../../shared/errors/ApiError.ts";

/** GET calls that change something, as §7 requires. */
const changingGets: ReadonlySet<Route> = new Set<Route>([
  routes.createCookie,
  routes.like,
  routes.dislike,
  routes.addFavourite,
  routes.getNewChatKey,
  routes.getCheckoutUrl,
  routes.getManagementUrl,
]);

/** Whether a call changes something, so that other sites must not be able to send it. */
export function changesSomething(route: Route): boolean {
  return route.method !== "GET" || changingGets.has(route);
}

/** Refuses requests that a link, an image or a form of another site can send (product 2.3). Throws 40301. */
export function guardAgainstCsrf(route: Route, request: Request): void {
  if (!changesSomething(route)) return;
  const mode = request.headers.get("Sec-Fetch-Mode");
  if (mode === "navigate" || mode === "no-cors") throw notAllowed("own_page");
}
