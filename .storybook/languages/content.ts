import {
  cardOf,
  coverOf,
  sampleCharacter,
} from "../../packages/ui/src/features/character/sampleCharacters.fixtures.ts";
import type { NativeTexts } from "./NativeTexts.ts";

/** The covers of the six characters. */
const slugs = ["odile", "marzipan", "gale", "ren", "rosalba", "imre"] as const;

/** The native texts, and what several screens make of them. */
export function contentIn(native: NativeTexts) {
  const { tag } = native;
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const clock = new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  const at = (hour: number, minute: number) => clock.format(Date.UTC(2026, 10, 29, hour, minute));
  const cast = slugs.map((slug, index) => {
    const [name = "", tagline = ""] = native.cast[index] ?? [];
    return { ...sampleCharacter(slug), name, tagline, alt: name };
  });
  const cards = cast.map(cardOf);
  const tiles = cast.map((character) => ({
    id: character.slug,
    name: character.name,
    href: `#${character.slug}`,
    cover: coverOf(character),
    color: character.color,
  }));
  const tagList = native.tags.map((name, index) => ({ id: index + 1, name }));
  const [lead, other] = cast as [(typeof cast)[0], (typeof cast)[0]];
  const chat = { characterName: lead.name, thumb: `covers/${lead.slug}-300.webp`, messages: 64 };
  return { ...native, ago, at, cast, cards, tiles, tagList, lead, other, chat };
}

/** What the screens of a language have in common. */
export type Content = ReturnType<typeof contentIn>;
