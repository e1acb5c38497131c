import { afterEach, expect, it, vi } from "vitest";
import { createTrustedTypesPolicy } from "./trustedTypes.ts";

afterEach(() => vi.unstubAllGlobals());

function policy() {
  const createPolicy = vi.fn<NonNullable<typeof trustedTypes>["createPolicy"]>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  createTrustedTypesPolicy();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  if (!rules) throw new Error("No policy was created.");
  return { name, ...rules };
}

it("allows text without an element as markup, and no other", () => {
  const { name, createHTML } = policy();
  expect(name).toBe("default");
  expect(createHTML("[data-x]{scrollbar-width:none}")).toBe("[data-x]{scrollbar-width:none}");
  expect(createHTML("<img src=x onerror=alert(1)>")).toBeNull();
  expect(createHTML("a{}</style><script>alert(1)</script>")).toBeNull();
});

it.each(["/sw.js", "https://apis.google.com/js/api.js?onload=x"])(
  "allows %s as the address of a script",
  (address) => {
    expect(policy().createScriptURL(address)).toBe(address);
  },
);

it.each(["/sw.js?x", "//evil.test/sw.js", "https://apis.google.com.evil.test/", "data:,alert(1)", "blob:x"])(
  "refuses %s as the address of a script",
  (address) => expect(policy().createScriptURL(address)).toBeNull(),
);

it("creates no policy in a browser without Trusted Types", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(createTrustedTypesPolicy).not.toThrow();
});
