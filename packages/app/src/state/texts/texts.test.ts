import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ErrorCode } from "@mimi/contract";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { sentenceOfReply } from "../../features/chat/view/turnsOf.ts";
import { planOptions } from "../../features/plan/planOptions.ts";
import { helpLinesIn } from "../region/helpLines.ts";
import { actions } from "../../features/shell/palette/paletteCommands.ts";
import { english, type Texts } from "../../locales/en/english.ts";
import { loginTexts } from "../../locales/en/login.ts";
import { ruleChoices, ruleNameOf } from "./ruleNames.ts";
import { sentenceOf } from "./sentenceOf.ts";
import { setTexts, texts } from "./texts.ts";
import { chatTitle } from "./titles.ts";

afterEach(() => setTexts({}));

/** A part with another text in the place of each. */
function replaced(value: unknown): unknown {
  if (typeof value === "string") return `‹${value}›`;
  if (typeof value === "function") {
    const textOf = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => replaced(textOf(...args));
  }
  if (Array.isArray(value)) return value.map(replaced);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one)]));
}

it("changes every text when the language changes after the modules are loaded", () => {
  setTexts(replaced(english) as Texts);
  const said = [
    texts(loginTexts).backTo("Ines"),
    sentenceOf(new ApiError("timeout")),
    sentenceOf(new ApiError(ErrorCode.conflict, { reason: "reply_streaming" })),
    sentenceOf(new ApiError(ErrorCode.refusedByRule, { rule: "minors" })),
    sentenceOfReply({ code: ErrorCode.providerFailed, reason: "model_busy" }),
    ruleNameOf("minors"),
    ...ruleChoices().map(({ label }) => label),
    chatTitle(""),
    ...planOptions({ kind: "free", tier: "free", name: "Free" }, new Date("2026-11-20T12:00:00Z")).flatMap(
      ({ name, features }) => [name, ...features],
    ),
    ...helpLinesIn("GB").map(({ about }) => about),
    ...actions.map(({ id }) => texts(english.paletteTexts)[id].label),
  ];
  for (const text of said) expect(text).toMatch(/^‹.+›$/);
});

it("has every part of the folder in the type that a language has to fill", () => {
  const folder = join(import.meta.dirname, "../../locales/en");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith("english.ts") && !name.endsWith(".test.ts"),
  );
  const parts = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/^export const (\w+)/gm)].map(([, part]) => part),
  );
  expect(parts.toSorted()).toEqual(Object.keys(english).toSorted());
});
