import { files } from "../../../services/files.ts";
import { importOrToast } from "../../../state/lazyWithRetry.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { changeDraft } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { cropCover } from "./formCover.actions.ts";
import { tagChoices } from "./tagChoices.ts";
import { loadTags } from "../tags.actions.ts";

/** What a card that was read holds, until it is used or left alone. */
interface WaitingCard {
  readonly draft: CharacterDraft;
  readonly picture: Blob | null;
}

const loadReader = () => import("./readCardFile.ts");

let waiting: WaitingCard | null = null;

/** Reads the file of a card and shows what is in it. Nothing changes yet. */
export async function importCard(file: File): Promise<void> {
  closeCard();
  const reading = { kind: "reading", file: file.name } as const;
  formState.card = reading;
  const opened = formState.card;
  const isCurrent = () => formState.card === opened;
  const code = await importOrToast(loadReader);
  if (code) await loadTags();
  const read = code?.readCardFile(new Uint8Array(await file.arrayBuffer()), tagChoices());
  if (!isCurrent()) return;
  if (!read) {
    closeCard();
    return;
  }
  if (read.kind === "refused") {
    formState.card = { kind: "refused", file: file.name, error: read.fault };
    return;
  }
  // A copy of its own: the file may be a part of a larger one.
  const picture = read.cover && new Blob([new Uint8Array(read.cover)]);
  waiting = { draft: read.draft, picture };
  const address = picture ? files().address(picture) : undefined;
  formState.card = { kind: "read", file: file.name, card: { ...read.report, image: address } };
}

/** Puts the card that was read into the form; its picture is cropped next. */
export function applyCard(): void {
  const card = waiting;
  closeCard();
  if (!card) return;
  const { cover, visibility } = formState.draft.fields;
  // A card has neither: what was chosen here stays.
  changeDraft({ ...card.draft, fields: { ...card.draft.fields, cover, visibility } });
  if (card.picture) cropCover(card.picture);
}

/** Leaves the card alone. */
export function closeCard(): void {
  const { card } = formState;
  if (card?.kind === "read" && card.card.image) files().release(card.card.image);
  waiting = null;
  formState.card = null;
}
