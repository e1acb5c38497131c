import type { CardFault, ReadCard } from "@mimi/ui/card-import-report";
import type { TagChoice } from "@mimi/ui/character-form-screen";
import type { CharacterDraft } from "../CharacterDraft.ts";
import { CardError } from "./CardError.ts";
import { draftOf } from "./cardFields.ts";
import { readCard } from "./readCard.ts";
import { reportOf } from "./reportCard.ts";

/** What reading a file led to. */
type Imported =
  | { readonly kind: "refused"; readonly fault: CardFault }
  | {
      readonly kind: "read";
      readonly draft: CharacterDraft;
      readonly report: ReadCard;
      readonly picture: Uint8Array | null;
    };

/** Reads the file of a card as a draft, with a report of what became of it. */
export function readImport(file: Uint8Array, tags: readonly TagChoice[]): Imported {
  try {
    const read = readCard(file);
    const draft = { ...draftOf(read.card.data, tags), cardRaw: read.card.raw };
    return { kind: "read", draft, report: reportOf(read, tags), picture: read.picture };
  } catch (error) {
    if (error instanceof CardError) return { kind: "refused", fault: error.fault };
    throw error;
  }
}
