import type { LanguageTag } from "../../../packages/contract/src/languages.ts";
import type { LanguageRecord } from "./LanguageRecord.ts";
import { record as ar } from "./ar.ts";
import { record as de } from "./de.ts";
import { record as es } from "./es.ts";
import { record as fr } from "./fr.ts";
import { record as hi } from "./hi.ts";
import { record as it } from "./it.ts";
import { record as ja } from "./ja.ts";
import { record as ko } from "./ko.ts";
import { record as pl } from "./pl.ts";
import { record as ptBR } from "./pt-BR.ts";
import { record as ru } from "./ru.ts";
import { record as tr } from "./tr.ts";
import { record as zhHans } from "./zh-Hans.ts";

/** The record of each language that is translated. A language without one is an error of types. */
export const records: Readonly<Record<Exclude<LanguageTag, "en">, LanguageRecord>> = {
  es,
  "pt-BR": ptBR,
  fr,
  de,
  it,
  pl,
  tr,
  ru,
  ja,
  ko,
  "zh-Hans": zhHans,
  hi,
  ar,
};
