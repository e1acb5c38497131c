import { type Route, type RouteName, routes } from "@mimi/contract";
import fc, { type Arbitrary } from "fast-check";
import { openApi } from "../../http/openApi.ts";
import { pngOf } from "../images.ts";
import { callers, type FuzzCaller, type FuzzWorld, knownNames } from "./FuzzWorld.ts";
import { inputFrom, type JsonSchema } from "./inputFrom.ts";

/** One generated call. */
export interface FuzzCall {
  readonly name: RouteName;
  readonly caller: FuzzCaller;
  readonly input: unknown;
  /** Replaces the body of the input. */
  readonly rawBody: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

interface Operation {
  readonly operationId: RouteName;
  readonly parameters?: readonly { name: string; required: boolean; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

/** Calls that delete what others need are rare, images too; calls of chats are frequent. */
const seldom: readonly RouteName[] = ["deleteUser", "signOut", "deleteChat", "deleteCharacter"];
function weightOf(name: RouteName): number {
  if (seldom.includes(name) || routes[name].inputIn === "multipart") return 1;
  return routes[name].path.startsWith("/chat/") ? 9 : 5;
}

const header: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { "Last-Event-ID": "3" },
      { "Last-Event-ID": "-1" },
      { "Last-Event-ID": "9".repeat(40) },
      { "Content-Type": "text/plain" },
      { "Content-Type": "multipart/form-data; boundary=" },
      { "Sec-Fetch-Mode": "no-cors" },
      { "X-Request-Id": "<script>" },
      { Authorization: "Bearer a.b.c" },
      { "Stripe-Signature": "t=1,v1=0000" },
    ),
  },
);
const rawBody = fc.oneof(
  { weight: 24, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("{", "[]", '{"a":', '{"a":1,"a":2}', "[".repeat(9_000)),
    ),
  },
);

/** Any call of the document, with input from its schemas, by any caller. */
export function documentedCall(): Arbitrary<FuzzCall> {
  const operations = Object.values(openApi().paths).flatMap((path) => Object.values(path)) as Operation[];
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: weightOf(operation.operationId),
      arbitrary: fc.record({
        name: fc.constant(operation.operationId),
        caller: fc.constantFrom(...callers, "member", "other", "moderator"),
        input: inputFrom(schemaOf(operation), knownNames),
        rawBody: operation.requestBody ? rawBody : fc.constant(null),
        headers: header,
      }),
    })),
  );
}

function schemaOf({ parameters = [], requestBody }: Operation): JsonSchema {
  const body = requestBody?.content["application/json"];
  if (body) return body.schema;
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The request of a call. */
export function requestOf(call: FuzzCall, world: FuzzWorld): Request {
  const route: Route = routes[call.name];
  const url = new URL(`http://api.test/api${route.path}`);
  const headers = new Headers(call.headers);
  const session = world.sessionOf(call.caller);
  if (session !== undefined) headers.set("mimi-cookie", session);
  const input = world.resolve(call.caller, call.input);
  if (route.inputIn === "query" || route.inputIn === "none") {
    for (const [name, value] of Object.entries(Object(input) as object)) {
      for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, asText(one));
    }
  }
  if (route.method === "GET") return new Request(url, { headers });
  const body = call.rawBody ?? bodyOf(route, input);
  if (route.inputIn === "json" && !headers.has("Content-Type"))
    headers.set("Content-Type", "application/json");
  return new Request(url, { method: "POST", headers, body });
}

function bodyOf(route: Route, input: unknown): BodyInit | null {
  if (route.inputIn === "json" || route.inputIn === "raw") return JSON.stringify(input) ?? null;
  if (route.inputIn !== "multipart") return null;
  const form = new FormData();
  form.append("file", new Blob([pngOf(64, 64)]), "picture.png");
  return form;
}

function asText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
