import { boolean, nullable, object, parse, string } from "valibot";

const pageConfig = object({
  firebase: object({ apiKey: string(), authDomain: string(), projectId: string(), appId: string() }),
  authEmulator: nullable(string()),
  /** Whether characters answer from their own written lines, because no model is connected. */
  demoModel: boolean(),
});

/** What the server tells the page. */
export type PageConfig = ReturnType<typeof readConfig>;

/** What the identity provider is reached with. */
export type IdentityConfig = Pick<PageConfig, "firebase" | "authEmulator">;

/** Reads what the server wrote into the page. Throws when it wrote nothing, for nobody could sign in. */
export function readConfig() {
  return parse(pageConfig, JSON.parse(document.getElementById("mimi-config")?.textContent ?? "{}"));
}
