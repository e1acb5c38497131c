import { boolean, nullable, object, parse, string } from "valibot";

const pageConfig = object({
  firebase: object({ apiKey: string(), authDomain: string(), projectId: string(), appId: string() }),
  authEmulator: nullable(string()),
  /** Whether characters reply with prepared lines, because no model is connected. */
  demoModel: boolean(),
  /** Whether the whole service is for adults. */
  adultsOnly: boolean(),
  /** The address of the operator, for the contact page. */
  operatorEmail: nullable(string()),
});

/** The settings that the server writes into the page. */
export type PageConfig = ReturnType<typeof readConfig>;

/** The settings of the identity provider. */
export type IdentityConfig = Pick<PageConfig, "firebase" | "authEmulator">;

/** Reads the settings from the page. Throws without them, because sign-in needs them. */
export function readConfig() {
  return parse(pageConfig, JSON.parse(document.getElementById("mimi-config")?.textContent ?? "{}"));
}
