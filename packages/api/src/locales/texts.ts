import type { LanguageTag } from "@mimi/contract";
import { texts as ar } from "./ar.ts";
import { texts as de } from "./de.ts";
import { english as en, type Texts } from "./en.ts";
import { texts as es } from "./es.ts";
import { texts as fr } from "./fr.ts";
import { texts as hi } from "./hi.ts";
import { texts as it } from "./it.ts";
import { texts as ja } from "./ja.ts";
import { texts as ko } from "./ko.ts";
import { texts as pl } from "./pl.ts";
import { texts as ptBR } from "./pt-BR.ts";
import { texts as ru } from "./ru.ts";
import { texts as tr } from "./tr.ts";
import { texts as zhHans } from "./zh-Hans.ts";

const languages: Readonly<Record<LanguageTag, Texts>> = {
  en,
  ar,
  de,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  pl,
  "pt-BR": ptBR,
  ru,
  tr,
  "zh-Hans": zhHans,
};

/**
 * The texts of mails, files and pages that the API writes for people, in English without a language. The app has all others
 * (docs/decisions/0056).
 */
export function texts(language: LanguageTag | null = "en"): Texts {
  return languages[language ?? "en"];
}
