import { describe, expect, it } from "vitest";
import { translatedTags, unitsIn } from "./exchange.ts";
import { otherWordsIn } from "./glossary.ts";
import { recordOf } from "./records.ts";

describe.each(translatedTags)("the texts in %s", (tag) => {
  const units = unitsIn(tag);
  const record = recordOf(tag);

  it("use the words of the glossary (record.ts of the language), or are listed there", () => {
    const others = otherWordsIn(tag, units, record);
    expect(others.map(({ term, unit }) => `${term}: ${unit.id}: ${unit.part.text}`)).toEqual([]);
  });

  it("have another word where the glossary lists one", () => {
    const { without, glossary } = record;
    const needed = otherWordsIn(tag, units, { glossary, without: {} });
    const listed = Object.entries(without).flatMap(([term, ends]) => ends.map((end) => [term, end] as const));
    const idle = listed.filter(
      ([term, end]) => !needed.some((other) => other.term === term && other.unit.id.endsWith(end)),
    );
    expect(idle).toEqual([]);
  });
});
