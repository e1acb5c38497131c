import type { Rating } from "@mimi/contract";
import { services } from "../../services/services.ts";

/** §7: `sfw` when the adult-content flag is the text 'false', else `nsfw`. */
export function ratingOf(adultFlag: string | null): Rating {
  return adultFlag === "false" ? "sfw" : "nsfw";
}

/** The rating up to which characters are requested and shown in this browser. */
export function wantedRating(): Rating {
  return ratingOf(services().storage.adult());
}

/** Whether the content filter hides a character, also where a direct link leads to it (product 2.2). */
export function isHiddenByRating({ rating }: { readonly rating: Rating }): boolean {
  return rating === "nsfw" && wantedRating() === "sfw";
}
