import { type Character, type CharacterSummary, ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { characterOf, summaryOf } from "../testing/contractData.ts";
import { type Answers, firstPicture } from "./firstPicture.tsx";

const config = { publicUrl: "http://mimi.test", demoModel: false } as never;

function drawn(path: string, data: Readonly<Record<string, unknown>>, isPhone = false): string {
  const picture = firstPicture({ path, isPhone, config });
  const answers: Answers = Object.fromEntries(
    Object.entries(data).map(([call, value]) => [call, { code: 0, data: value, msg: "" }]),
  );
  return picture?.draw(answers) ?? "";
}

const detail = "/character/detail/?character_id=odile";
const plain = { visibility: "public", rating: "sfw", greeting: "The lamp is lit." } as const;
const drawnOf = (page: "detail" | "chat", parts: Partial<Character> = {}) =>
  drawn(`/character/odile/${page}`, { [detail]: characterOf("odile", { ...plain, ...parts }) });

const index = (count: number) => `/index/?page=1&count=${count}&rating=sfw`;
const pageOf = (items: readonly CharacterSummary[]) => ({
  items,
  page: 1,
  total: items.length,
  has_more: false,
  hidden: 0,
});

it.each([
  ["a wide screen", false, 20],
  ["a phone", true, 10],
])("draws home on %s of the lists that the app would ask there (§7)", (_screen, isPhone, count) => {
  const asked = firstPicture({ path: "/", isPhone, config })?.calls;
  expect(asked).toEqual(["/index/top/?rating=sfw", index(count)]);
  const lists = {
    [index(count)]: pageOf([summaryOf("odile")]),
    "/index/top/?rating=sfw": [summaryOf("ada")],
  };
  const markup = drawn("/", lists, isPhone);
  expect(markup).toContain('href="/character/odile/detail"');
  expect(markup).toContain("Name of ada");
});

it("draws a character, as visitors see it", () => {
  const markup = drawnOf("detail");
  expect(markup).toContain("The lamp is lit.");
  expect(markup).toContain("Login");
  expect(markup).not.toContain('aria-busy="true"');
});

it("draws a chat that was not begun, as members see it", () => {
  const markup = drawnOf("chat");
  expect(markup).toContain("The lamp is lit.");
  expect(markup).toContain("</textarea>");
  expect(markup).not.toContain("Login");
});

it.each([
  ["adult", { rating: "nsfw" }],
  ["unlisted", { visibility: "unlisted" }],
  ["private", { visibility: "private" }],
] as const)("draws nothing of a character that is %s, whoever asks", (_kind, parts) => {
  expect(() => drawnOf("detail", parts)).toThrow("not for everybody");
  expect(() => drawnOf("chat", parts)).toThrow("not for everybody");
});

it.each(["You are late, {{user}}.", "{{ User }}?"])(
  "draws no chat that begins with its reader's name: %s",
  (greeting) => {
    expect(() => drawnOf("chat", { greeting })).toThrow("names its reader");
  },
);

it("draws each page of what it was given, and of nothing that was drawn before", () => {
  drawnOf("chat", { name: "Somebody else" });
  drawnOf("detail", { name: "Somebody else" });
  expect(drawnOf("detail", { name: "Odile" })).not.toContain("Somebody else");
  expect(drawnOf("chat", { name: "Odile" })).not.toContain("Somebody else");
});

it.each(["detail", "chat"] as const)("has no id of the app's on %s, and leads past the header", (page) => {
  const markup = drawnOf(page);
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toContain("picture-content");
  expect(ids.filter((id) => !id?.includes("picture"))).toEqual([]);
  expect(markup).toContain('href="#picture-content"');
});

it("draws nothing of an answer that tells of a failure", () => {
  const picture = firstPicture({ path: "/character/odile/detail", isPhone: false, config });
  expect(() => picture?.draw({ [detail]: { code: ErrorCode.notFound, data: null, msg: "" } })).toThrow();
});

it.each([
  "/search",
  "/character",
  "/character/odile",
  "/character/odile/chat/abc",
  "/policy",
  "/nowhere",
  "/character/a b/detail",
])("has nothing to draw at %s", (path) => {
  expect(firstPicture({ path, isPhone: false, config })).toBeNull();
});
