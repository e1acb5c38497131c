import { expect, it } from "vitest";
import { withoutServerFacts } from "./dropServerFacts.ts";

it("leaves out what only the API needs to know about a call", () => {
  const code = `export const send = post("/send/", { inputIn: "json", server: { rate: "send" }, data: part });`;
  expect(withoutServerFacts(code).replaceAll(/ +/g, " ")).toBe(
    `export const send = post("/send/", { inputIn: "json" , data: part });`,
  );
});

it("leaves out what only the server needs to know about a page", () => {
  const code = `export const routes = { home: { ...page, pattern: "/", server: { status: 200 }, prose: true } };`;
  expect(withoutServerFacts(code).replaceAll(/ +/g, " ")).toBe(
    `export const routes = { home: { ...page, pattern: "/" , prose: true } };`,
  );
});

it("keeps the lines as they are", () => {
  const code = `export const send = get("/send/", {\n  data,\n  server: {\n    rate: "send",\n  },\n});\nconst next = 1;`;
  expect(withoutServerFacts(code).split("\n")[6]).toBe("const next = 1;");
});

it("changes nothing but routes", () => {
  const code = `export const page = open("/", { inputIn: "none", server: { rate: "search" } });`;
  expect(withoutServerFacts(code)).toBe(code);
});
