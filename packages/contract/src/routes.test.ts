import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fieldErrors } from "./fieldErrors.ts";
import { type RouteName, routes } from "./routes.ts";

/** §7, row by row, copied from the specification and not from the tested code. */
const specification: readonly [RouteName, "GET" | "POST", string, readonly string[]][] = [
  ["createCookie", "GET", "/user/create_cookie/", []],
  ["listIndex", "GET", "/index/", ["page", "count", "rating"]],
  ["listCharacters", "GET", "/character/", ["page", "count", "rating"]],
  ["listFavourites", "GET", "/character/favourite/", ["page", "count", "rating"]],
  ["listByTag", "GET", "/character/tag/", ["tag_id", "page", "count", "rating"]],
  ["listRecent", "GET", "/index/recent/", []],
  ["listTop", "GET", "/index/top/", []],
  ["search", "GET", "/search/", ["info"]],
  ["getCharacter", "GET", "/character/detail/", ["character_id"]],
  ["saveCharacter", "POST", "/character/create/", []],
  ["listTags", "GET", "/tag/", []],
  ["uploadCharacterImage", "POST", "/character/upload/", []],
  ["getLastHistory", "GET", "/character/last_history/", ["character_id"]],
  ["getNewChatKey", "GET", "/character/new_chatkey/", ["character_id"]],
  ["getUser", "GET", "/user/", []],
  ["updateUser", "POST", "/user/update/", ["user_name", "avatar", "biography"]],
  ["like", "GET", "/user/like/", ["character_id"]],
  ["dislike", "GET", "/user/dislike/", ["character_id"]],
  ["addFavourite", "GET", "/user/add_favourite/", ["character_id"]],
  ["uploadUserImage", "POST", "/user/upload/", []],
  ["getPlan", "GET", "/user/plan/", []],
  ["getCheckoutUrl", "GET", "/stripe/get_checkout_url/", ["plan"]],
  ["getManagementUrl", "GET", "/stripe/management/", []],
];

describe("the calls of §7", () => {
  // Rule: calls-list
  it("are 23", () => expect(specification).toHaveLength(23));

  // Rule: entity-fields, calls-list
  it.each(specification)("%s is %s %s with its payload", (name, method, path, payload) => {
    const route = routes[name];
    expect([route.method, route.path]).toEqual([method, path]);
    expect(Object.keys(route.input.entries)).toEqual(expect.arrayContaining([...payload]));
  });

  it("require no other input than their payload", () => {
    for (const [name, , , payload] of specification) {
      if (name === "saveCharacter") continue;
      const required = requiredInputs(name);
      expect(payload, name).toEqual(expect.arrayContaining(required));
    }
  });

  it("have multipart uploads", () => {
    expect(routes.uploadUserImage.inputIn).toBe("multipart");
    expect(routes.uploadCharacterImage.inputIn).toBe("multipart");
  });
});

describe("the route table", () => {
  it("has each method and path once", () => {
    const served = Object.values(routes).map((route) => `${route.method} ${route.path}`);
    expect(new Set(served).size).toBe(served.length);
  });

  it("refuses unknown input everywhere, and names it", () => {
    for (const [name, route] of Object.entries(routes)) {
      const parsed = v.safeParse(route.input, { zz_unknown: "1" });
      expect(parsed.success, name).toBe(false);
      if (!parsed.success) expect(fieldErrors(parsed.issues).zz_unknown, name).toBe("unknown");
    }
  });
});

function requiredInputs(name: RouteName): string[] {
  const parsed = v.safeParse(routes[name].input, {});
  return parsed.success ? [] : Object.keys(fieldErrors(parsed.issues));
}
