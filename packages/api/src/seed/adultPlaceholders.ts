import type { NewCharacter } from "../domain/characters/characterTexts.ts";
import { spreadDate } from "./spreadDate.ts";

/**
 * Three characters with the adult rating, to show what the content filter leaves out. They are placeholders: neutral
 * text, no cover, and no adult content.
 */
export function adultPlaceholders(creator: string, tagId: number, now: Date): readonly NewCharacter[] {
  return [1, 2, 3].map((number) => {
    const id = `adult-placeholder-${number}`;
    const published = spreadDate(id, now);
    return {
      id,
      creator_id: creator,
      name: `Adult character ${number}`,
      chat_name: "Placeholder",
      tagline: "Shown only to adults who asked for it.",
      bio: "A placeholder that takes part in filters and counts.",
      greeting: "This is a placeholder. There is nothing else to read here.",
      definition: "A placeholder that answers politely that there is nothing here.",
      example_dialogs:
        "<START>\n{{user}}: Hello.\n{{char}}: “This is a placeholder. What would you like to read instead?”",
      tag_ids: [tagId],
      rating: "nsfw",
      adult_attested: true,
      visibility: "public",
      status: "published",
      chats: 10 * number,
      created_at: published,
      updated_at: published,
      published_at: published,
    };
  });
}
