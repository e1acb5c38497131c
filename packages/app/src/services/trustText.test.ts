import { afterEach, expect, it, vi } from "vitest";
import { trustText } from "./trustText.ts";

afterEach(() => vi.unstubAllGlobals());

function policy() {
  const createPolicy = vi.fn<NonNullable<typeof trustedTypes>["createPolicy"]>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  trustText();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  if (!rules) throw new Error("No policy was made.");
  return { name, ...rules };
}

it("lets text without an element become markup, and no other", () => {
  const { name, createHTML } = policy();
  expect(name).toBe("default");
  expect(createHTML("[data-x]{scrollbar-width:none}")).toBe("[data-x]{scrollbar-width:none}");
  expect(createHTML("<img src=x onerror=alert(1)>")).toBeNull();
  expect(createHTML("a{}</style><script>alert(1)</script>")).toBeNull();
});

it.each(["/sw.js", "https://apis.google.com/js/api.js?onload=x"])(
  "lets %s be a script's address",
  (address) => {
    expect(policy().createScriptURL(address)).toBe(address);
  },
);

it.each(["/sw.js?x", "//evil.test/sw.js", "https://apis.google.com.evil.test/", "data:,alert(1)", "blob:x"])(
  "lets %s be none",
  (address) => expect(policy().createScriptURL(address)).toBeNull(),
);

it("makes none where the browser takes any text", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(trustText).not.toThrow();
});
