import { routes } from "@mimi/contract";
import { describe, expect, it } from "vitest";
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
  it.each(Object.entries(routes))("names %s with its method and path", (name, route) => {
    expect(operationOf(route.path, route.method)?.operationId).toBe(name);
  });

  it("names nothing else", () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(Object.keys(routes).length);
  });

  it("says where input goes, and what is required of it", () => {
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

  it("tells streams from envelopes", () => {
    expect(Object.keys(operationOf("/chat/send/", "POST")?.responses[200]?.content ?? {})).toEqual([
      "text/event-stream",
    ]);
    expect(Object.keys(operationOf("/tag/", "GET")?.responses[200]?.content ?? {})).toEqual([
      "application/json",
    ]);
  });
});
