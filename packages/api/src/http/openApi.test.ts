import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { errorDetails, routes, rules } from "@mimi/contract";
import { describe, expect, it } from "vitest";
import { closeServer, listen } from "../server/listen.ts";
import { describeDatabase } from "../testing/describeEachDatabase.ts";
import { testApp } from "../testing/testApp.ts";
import { openApi } from "./openApi.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Record<string, { readonly content: Record<string, unknown> }>;
}

const document = openApi();

function operationOf(path: string, method: string): Operation | undefined {
  return document.paths[`/api${path}`]?.[method.toLowerCase()] as Operation | undefined;
}

describe("the OpenAPI document", () => {
  it.each(Object.entries(routes))("contains %s with its method and path", (name, route) => {
    expect(operationOf(route.path, route.method)?.operationId).toBe(name);
  });

  it("contains nothing else", () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(Object.keys(routes).length);
  });

  it("describes where input goes, and which input is required", () => {
    const tagged = operationOf("/character/tag/", "GET")?.parameters;
    expect(tagged?.map(({ name, required }) => [name, required])).toEqual([
      ["tag_id", true],
      ["page", false],
      ["count", false],
      ["rating", false],
    ]);
    expect(Object.keys(operationOf("/character/create/", "POST")?.requestBody?.content ?? {})).toEqual([
      "application/json",
    ]);
    expect(Object.keys(operationOf("/user/upload/", "POST")?.requestBody?.content ?? {})).toEqual([
      "multipart/form-data",
    ]);
  });

  it("describes the details of each error (contract 1)", () => {
    const schemas = document.components.schemas as Record<string, { properties: { details?: unknown } }>;
    expect(schemas.Failure42201?.properties.details).toMatchObject({
      required: ["rule", "anchor"],
      properties: { rule: { enum: Object.keys(rules) }, anchor: { enum: ["rules", "adults"] } },
    });
    expect(schemas.Failure40301?.properties.details).toMatchObject({ required: ["needs"] });
    expect(schemas.Failure40401?.properties).not.toHaveProperty("details");
    const named = Object.values(schemas).map((schema) =>
      Object.keys((schema.properties.details as { properties?: object } | undefined)?.properties ?? {}),
    );
    expect(new Set(named.flat())).toEqual(new Set(Object.keys(errorDetails.entries)));
  });

  it("distinguishes streams from envelopes", () => {
    expect(Object.keys(operationOf("/chat/send/", "POST")?.responses[200]?.content ?? {})).toEqual([
      "text/event-stream",
    ]);
    expect(Object.keys(operationOf("/tag/", "GET")?.responses[200]?.content ?? {})).toEqual([
      "application/json",
    ]);
  });
});

describeDatabase("the address of the document", (database) => {
  it("is in the route table (contract 5), needs no session, and is not cached", async () => {
    const answer = getRequestListener(testApp(database()).app.fetch);
    const server = createServer((request, response) => void answer(request, response));
    const port = await listen(server, { host: "127.0.0.1", port: 0, variable: "API_PORT" });
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("application/json");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
    } finally {
      await closeServer(server);
    }
  });
});
