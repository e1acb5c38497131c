import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  languageFrom,
  languageTag,
  type LanguageTag,
} from "@mimi/contract";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { parse } from "hono/utils/cookie";

/** The reader's language, of those that are offered. */
export function languageOf(c: Context, offered: readonly LanguageTag[]): LanguageTag {
  const header = (name: string) => c.req.header(name);
  return languageFrom({ address: c.req.query(LANGUAGE_PARAMETER), ...preferencesOf(header) }, offered);
}

/** The reader's language by the headers of a request, of those that the API has texts in. */
export function languageOfHeaders(header: Header): LanguageTag {
  return languageFrom(preferencesOf(header), languageTag.options);
}

/** Reads a header of a request. */
type Header = (name: string) => string | null | undefined;

function preferencesOf(header: Header): { readonly cookie?: string; readonly accepted: readonly string[] } {
  return {
    cookie: parse(header("Cookie") ?? "", LANGUAGE_COOKIE)[LANGUAGE_COOKIE],
    accepted: acceptedLanguages(header("Accept-Language") ?? ""),
  };
}

/** The tags of an `Accept-Language` header, the most wanted first; those with `q=0` are left out. */
function acceptedLanguages(header: string): string[] {
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}
