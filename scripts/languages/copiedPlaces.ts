import type { Catalogue } from "./catalogues.ts";
import { isCode, SAMPLES, said, textPairs } from "./textPairs.ts";

/** A sentence: two languages can have the same short text, but not six words or ten letters of a script without spaces. */
const SENTENCE =
  /(\p{L}{2,}\P{L}+){5}\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{10}/u;

/** The places of sentences that another language has too: they were copied with the folder, and are not translated yet. */
export function copiedPlaces(tag: string, catalogues: ReadonlyMap<string, Catalogue>): readonly string[] {
  const own = catalogues.get(tag);
  const others = [...catalogues].filter(([other]) => other !== tag && other !== "en");
  const places = others.flatMap(([, other]) =>
    textPairs("", other, own)
      .filter(([place]) => !isCode(place))
      .filter(([, from, to]) => {
        const [theirs, ours] = [said(from, SAMPLES[0] ?? []), said(to, SAMPLES[0] ?? [])];
        return ours !== null && ours === theirs && SENTENCE.test(ours);
      })
      .map(([place]) => place),
  );
  return [...new Set(places)];
}
