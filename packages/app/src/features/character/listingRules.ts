import { PAGE_SIZE_PHONE, PAGE_SIZE_WIDE, type Rating } from "@mimi/contract";

/** §7: 10 on screens narrower than 768 px, else 20. */
export function pageSizeOf(isPhone: boolean): number {
  return isPhone ? PAGE_SIZE_PHONE : PAGE_SIZE_WIDE;
}

/** The second wall (product 2.2): a safe list holds no adult character, whatever the server answered. */
export function withinRating<Item extends { readonly rating: Rating }>(
  items: readonly Item[],
  rating: Rating,
) {
  return rating === "nsfw" ? items : items.filter((item) => item.rating === "sfw");
}
