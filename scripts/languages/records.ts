import type { LanguageRecord } from "../../packages/app/src/locales/LanguageRecord.ts";
import { translatedTags } from "./exchange.ts";

/** The record of each language that is translated, by tag: how its texts were made, and its glossary. */
const records: ReadonlyMap<string, LanguageRecord> = new Map(
  await Promise.all(
    translatedTags.map(async (tag) => {
      const module = (await import(`../../packages/app/src/locales/${tag}/record.ts`)) as {
        readonly record: LanguageRecord;
      };
      return [tag, module.record] as const;
    }),
  ),
);

/** The record of a language. Throws for a language without one. */
export function recordOf(tag: string): LanguageRecord {
  const record = records.get(tag);
  if (!record) throw new Error(`There is no language "${tag}".`);
  return record;
}
