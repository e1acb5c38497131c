import { demoLanguages } from "../languages/demoLanguages.ts";
import { english } from "./english.ts";
import { localLanguage } from "./localLanguage.ts";
import type { ResponderLanguage } from "./ResponderLanguage.ts";

/** Every language that the demo answers in, English first. */
export const responderLanguages: readonly ResponderLanguage[] = [
  english,
  ...demoLanguages.map(localLanguage),
];
