import { changesSomething, type Route } from "@mimi/contract";
import { notAllowed } from "../../shared/errors/ApiError.ts";

/** Refuses requests that a link, an image or a form of another site can send (product 2.3). Throws 40301. */
export function guardAgainstCsrf(route: Route, request: Request): void {
  if (!changesSomething(route)) return;
  const mode = request.headers.get("Sec-Fetch-Mode");
  if (mode === "navigate" || mode === "no-cors") throw notAllowed("own_page");
}
