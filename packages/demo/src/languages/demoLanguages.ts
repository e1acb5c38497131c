import type { DemoLanguage } from "./DemoLanguage.ts";
import { ar } from "./ar/ar.ts";
import { de } from "./de/de.ts";
import { es } from "./es/es.ts";
import { fr } from "./fr/fr.ts";
import { hi } from "./hi/hi.ts";
import { it } from "./it/it.ts";
import { ja } from "./ja/ja.ts";
import { ko } from "./ko/ko.ts";
import { pl } from "./pl/pl.ts";
import { ptBR } from "./pt-BR/ptBR.ts";
import { ru } from "./ru/ru.ts";
import { tr } from "./tr/tr.ts";
import { zhHans } from "./zh-Hans/zhHans.ts";

/** The languages of the demo besides English. Of two that share letters, the one with letters of its own is first. */
export const demoLanguages: readonly DemoLanguage[] = [
  es,
  ptBR,
  fr,
  de,
  it,
  pl,
  tr,
  ru,
  ja,
  ko,
  zhHans,
  hi,
  ar,
];
