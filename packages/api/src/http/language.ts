import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, languageFrom, type LanguageTag } from "@mimi/contract";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";

/** The reader's language, of those that are offered. */
export function languageOf(c: Context, offered: readonly LanguageTag[]): LanguageTag {
  return languageFrom(
    {
      address: c.req.query(LANGUAGE_PARAMETER),
      cookie: getCookie(c, LANGUAGE_COOKIE),
      accepted: acceptedLanguages(c.req.header("Accept-Language") ?? ""),
    },
    offered,
  );
}

/** The tags of an `Accept-Language` header, the most wanted first; those with `q=0` are left out. */
function acceptedLanguages(header: string): string[] {
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}
