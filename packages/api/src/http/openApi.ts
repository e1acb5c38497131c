import {
  CHARACTER_UNITS,
  ErrorCode,
  errorCodesOf,
  failureReasons,
  httpStatusOf,
  type Route,
  routes,
  rules,
} from "@mimi/contract";
import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import type { App } from "./App.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** Checks without an equivalent in JSON Schema are left out of the document; the server still makes them. */
const schemaOptions: ConversionConfig = {
  errorMode: "ignore",
  target: "draft-2020-12",
  // JSON Schema counts code points, of which a user-perceived character can have several.
  overrideAction: ({ valibotAction: action, jsonSchema }) =>
    action.type === "max_characters" && "most" in action
      ? { ...jsonSchema, maxLength: Number(action.most) * CHARACTER_UNITS, "x-max-characters": action.most }
      : null,
};

const security = {
  visitor: [{}, { session: [] }],
  user: [{ session: [] }],
  fresh: [{ session: [] }],
  moderator: [{ session: [] }],
  bearer: [{ identity: [] }],
  signature: [{ signature: [] }],
} as const;

/** `/api/openapi.json`: the route table for tools and other programs. */
export function mountOpenApi(app: App): void {
  const document = JSON.stringify(openApi());
  app.get(
    "/api/openapi.json",
    () => new Response(document, { headers: { "Content-Type": "application/json" } }),
  );
}

/** The OpenAPI document of every call. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[`/api${route.path}`] = {
      ...paths[`/api${route.path}`],
      [route.method.toLowerCase()]: operation(name, route),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Mimi",
      version: "1",
      description: "Calls of the Mimi app. Every JSON answer is an envelope.",
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "header", name: "mimi-cookie" },
        identity: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        signature: { type: "apiKey", in: "header", name: "Stripe-Signature" },
      },
      schemas: Object.fromEntries(
        Object.values(ErrorCode).map((code) => [`Failure${code}`, failureOf(code)]),
      ),
    },
  };
}

function operation(name: string, route: Route) {
  const input = toJsonSchema(route.input, { ...schemaOptions, typeMode: "input" }) as JsonSchema;
  return {
    operationId: name,
    security: security[route.who],
    ...inputOf(route, input),
    responses: {
      200: { description: "Success", content: answerOf(route) },
      ...refusals(route),
    },
  };
}

function inputOf(route: Route, input: JsonSchema) {
  const example = route.server?.example as JsonSchema | undefined;
  const body = (type: string, schema: JsonSchema) => ({
    requestBody: { required: true, content: { [type]: { schema, ...(example ? { example } : {}) } } },
  });
  switch (route.inputIn) {
    case "none":
      return {};
    case "json":
      return body("application/json", input);
    case "multipart":
      return body("multipart/form-data", {
        type: "object",
        required: ["file"],
        properties: { file: { type: "string", format: "binary" } },
      });
    case "raw":
      return body("application/json", { type: "object" });
    case "query":
      return { parameters: parametersOf(input, example) };
  }
}

function parametersOf(input: JsonSchema, example: JsonSchema = {}) {
  const required = (input.required ?? []) as readonly string[];
  const properties = (input.properties ?? {}) as JsonSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    ...(name in example ? { example: example[name] } : {}),
  }));
}

function answerOf(route: Route) {
  const data = toJsonSchema(route.data, { ...schemaOptions, typeMode: "output" });
  if (route.answer === "file") return fileOf(data);
  if (route.answer === "lines") return { "application/jsonl": { schema: data } };
  if (route.answer === "stream") return { "text/event-stream": { schema: data } };
  const schema = { type: "object", required: ["code", "data"], properties: { code: { const: 0 }, data } };
  return { "application/json": { schema } };
}

/** A file is JSON. A file that can also be text has no schema. */
function fileOf(data: object) {
  const isText = (data as JsonSchema).type === "string";
  return {
    "application/json": { schema: isText ? { type: "object" } : data },
    ...(isText ? { "text/markdown": { schema: data } } : {}),
  };
}

/** The errors of a call by status, each with its possible codes. */
function refusals(route: Route) {
  const codes = errorCodesOf(route);
  const statuses = [...new Set(codes.map(httpStatusOf))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const schemas = codes
        .filter((code) => httpStatusOf(code) === status)
        .map((code) => ({ $ref: `#/components/schemas/Failure${code}` }));
      const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas };
      const description = status < 500 ? "Refused" : "Failed";
      return [status, { description, content: { "application/json": { schema } } }];
    }),
  );
}

function failureOf(code: ErrorCode) {
  const details = withReasons(code, detailsOf[code]);
  return {
    type: "object",
    required: ["code", "data", "message", ...(details?.required.length ? ["details"] : [])],
    properties: {
      code: { const: code },
      data: { type: "null" },
      message: { type: "string" },
      ...(details ? { details: { type: "object", ...details } } : {}),
    },
    additionalProperties: false,
  };
}

interface Details {
  readonly required: readonly string[];
  readonly properties: JsonSchema;
  readonly additionalProperties: false;
}

/** The details of a code, with the reasons of the code. */
function withReasons(code: ErrorCode, details: Details | null): Details | null {
  const reasons = Object.entries(failureReasons).flatMap(([reason, its]) => (its === code ? [reason] : []));
  if (reasons.length === 0) return details;
  const { required, properties } = details ?? needed({});
  return { required, properties: { ...properties, reason: { enum: reasons } }, additionalProperties: false };
}

/** The details of an error code (contract 1) besides its reason; null when it has none. */
const detailsOf: Readonly<Record<ErrorCode, Details | null>> = {
  // The limit is that of a full account.
  [ErrorCode.invalidInput]: {
    ...needed({
      fields: { type: "object", minProperties: 1, additionalProperties: { type: "string" } },
      limit: { type: "integer" },
    }),
    required: ["fields"],
  },
  [ErrorCode.signedOut]: null,
  [ErrorCode.notAllowed]: needed({ needs: { type: "string" } }),
  [ErrorCode.adultNotAttested]: null,
  [ErrorCode.accountStopped]: needed({
    stopped: {
      type: "object",
      required: ["notice_id", "measure", "rule", "reason", "until", "appealable"],
      properties: {
        notice_id: { type: "string" },
        measure: { enum: ["restrict", "suspend", "ban"] },
        rule: { type: "string" },
        reason: { type: "string" },
        until: { type: ["string", "null"] },
        appealable: { type: "boolean" },
      },
      additionalProperties: false,
    },
  }),
  [ErrorCode.notFound]: null,
  // Only of a save.
  [ErrorCode.conflict]: { ...needed({ revision: { type: "integer" } }), required: [] },
  [ErrorCode.tooLarge]: needed({ limit: { type: "integer" } }),
  [ErrorCode.unsupportedMedia]: null,
  [ErrorCode.refusedByRule]: needed({
    rule: { enum: Object.keys(rules) },
    anchor: { enum: [...new Set(Object.values(rules))] },
  }),
  // The bytes of an hour, if they are what is limited.
  [ErrorCode.rateLimited]: {
    ...needed({ retry_after: { type: "integer" }, limit: { type: "integer" } }),
    required: ["retry_after"],
  },
  [ErrorCode.quotaUsedUp]: needed({ limit: { type: "integer" }, resets_at: { type: "string" } }),
  [ErrorCode.ourFault]: needed({ request_id: { type: "string" } }),
  [ErrorCode.providerFailed]: null,
  [ErrorCode.unavailable]: null,
};

function needed(properties: JsonSchema): Details {
  return { required: Object.keys(properties), properties, additionalProperties: false };
}
