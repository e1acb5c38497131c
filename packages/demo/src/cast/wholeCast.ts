import type { LanguageTag } from "@mimi/contract";
import { demoLanguages } from "../languages/demoLanguages.ts";
import { sampleCast } from "./cast.ts";
import type { SampleCharacter } from "./SampleCharacter.ts";

/** A sample character, and the language that it is written in. */
export interface CastMember {
  readonly language: LanguageTag;
  readonly character: SampleCharacter;
}

/** The sample characters of all languages, the English ones first. */
export const wholeCast: readonly CastMember[] = [
  ...sampleCast.map((character): CastMember => ({ language: "en", character })),
  ...demoLanguages.flatMap(({ tag, cast }) =>
    cast.map(({ character }): CastMember => ({ language: tag, character })),
  ),
];
