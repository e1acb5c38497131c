import type { LanguageTag } from "../languages.ts";
import type { HonestyPatterns } from "./HonestyPatterns.ts";
import { ar } from "./languages/ar.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { hi } from "./languages/hi.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { ko } from "./languages/ko.ts";
import { pl } from "./languages/pl.ts";
import { ptBR } from "./languages/pt-BR.ts";
import { ru } from "./languages/ru.ts";
import { tr } from "./languages/tr.ts";
import { zhHans } from "./languages/zh-Hans.ts";

/** Every language of the app, in the order in which messages are compared. */
export const honestyLanguages: Readonly<Record<LanguageTag, HonestyPatterns>> = {
  en,
  de,
  fr,
  es,
  it,
  "pt-BR": ptBR,
  pl,
  tr,
  ru,
  ja,
  ko,
  "zh-Hans": zhHans,
  hi,
  ar,
};

/** Their tags, in this order. */
export const honestyTags = Object.keys(honestyLanguages) as LanguageTag[];
