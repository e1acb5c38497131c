import { fieldErrors, type Route } from "@mimi/contract";
import * as v from "valibot";
import { invalidInput } from "../../shared/errors/ApiError.ts";
import { readJson } from "./body.ts";

/** Reads and checks the input of a call. Throws 40001 that names each wrong field, also unknown ones. */
export async function readInput(route: Route, request: Request): Promise<unknown> {
  const query = parametersOf(request.url);
  if (route.inputIn === "query") return parse(route.input, query);
  refuseAll(query);
  const body = route.inputIn === "json" ? await readJson(request) : {};
  // Schemas of objects accept lists, because lists are objects in JavaScript.
  if (Array.isArray(body)) throw invalidInput({ body: "wrong_type" });
  return parse(route.input, body);
}

function parse(schema: v.GenericSchema, input: unknown): unknown {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  throw invalidInput(fieldErrors(parsed.issues));
}

/** A repeated parameter becomes a list, which no schema of a query accepts. */
function parametersOf(address: string): Record<string, string | string[]> {
  const at = address.indexOf("?");
  if (at < 0) return {};
  const given = new URLSearchParams(new URL(address).search);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const [first = "", ...more] = given.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

function refuseAll(query: Record<string, unknown>): void {
  const names = Object.keys(query);
  if (names.length > 0) throw invalidInput(Object.fromEntries(names.map((name) => [name, "unknown"])));
}
