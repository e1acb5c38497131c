import type { Lorebook, TagChoice } from "@mimi/ui/screens/character-form-screen";
import { files } from "../../../services/browser/files.ts";
import { importOrToast } from "../../../state/rendering/lazyWithRetry.ts";
import { startRequest } from "../../../state/remote/resource.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { changeDraft } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { cropCardImage } from "./formCover.actions.ts";
import { shownChoices, tagChoices } from "./tagChoices.ts";
import { loadTags } from "../tags.actions.ts";

/** An imported card, until the user applies or discards it. */
interface ImportedCard {
  readonly draft: CharacterDraft;
  readonly image: Blob | null;
}

const loadReader = () => import("./card/readCardFile.ts");

let imported: ImportedCard | null = null;
let importedLorebook: Lorebook | null = null;

/** Reads a character card and shows its report. The form does not change yet. */
export async function importCard(file: File): Promise<void> {
  closeCard();
  formState.characterCard = { kind: "reading", file: file.name };
  const isCurrent = startRequest(formState, "characterCard");
  const code = await importOrToast(loadReader);
  if (code) await loadTags();
  const read = code?.readCardFile(new Uint8Array(await file.arrayBuffer()), tagChoices());
  if (!isCurrent()) return;
  if (!read) {
    closeCard();
    return;
  }
  if (read.kind === "refused") {
    formState.characterCard = { kind: "refused", file: file.name, error: read.error };
    return;
  }
  if (read.kind === "lorebook") {
    importedLorebook = read.lorebook;
    formState.characterCard = { kind: "lorebook", file: file.name, entries: read.lorebook.entries.length };
    return;
  }
  // Copied, because the bytes may be a part of a larger buffer.
  const image = read.cover && new Blob([new Uint8Array(read.cover)]);
  imported = { draft: read.draft, image };
  const address = image ? files().address(image) : undefined;
  const likelyTags = shownChoices(read.report.likelyTags ?? []);
  formState.characterCard = {
    kind: "read",
    file: file.name,
    card: { ...read.report, likelyTags, image: address },
  };
}

/** Chooses a tag that is like one of the card, or not. */
export function toggleCardTag(id: number): void {
  const view = formState.characterCard;
  if (view?.kind !== "read") return;
  const likelyTags = view.card.likelyTags?.map((tag) =>
    tag.id === id ? { ...tag, selected: !tag.selected } : tag,
  );
  formState.characterCard = { ...view, card: { ...view.card, likelyTags } };
}

/** Fills the form from the imported card and the chosen tags, and opens the crop dialog for its image. */
export function applyCard(): void {
  const characterCard = imported;
  const chosen = chosenLikelyTags();
  closeCard();
  if (!characterCard) return;
  const { cover, visibility } = formState.draft.fields;
  // A card has no cover and no visibility of ours, so the current ones stay.
  const tags = [...characterCard.draft.fields.tags, ...chosen];
  changeDraft({ ...characterCard.draft, fields: { ...characterCard.draft.fields, tags, cover, visibility } });
  if (characterCard.image) cropCardImage(characterCard.image);
}

function chosenLikelyTags(): readonly TagChoice[] {
  const tags =
    formState.characterCard?.kind === "read" ? (formState.characterCard.card.likelyTags ?? []) : [];
  return tags.filter(({ selected }) => selected).map(({ id, name }) => ({ id, name }));
}

/** Adds the entries of the imported lorebook behind those of the form. */
export function applyLorebook(): void {
  const added = importedLorebook;
  closeCard();
  if (!added) return;
  const { draft } = formState;
  const { book } = draft.fields;
  const entries = [...book.entries, ...added.entries].map((entry, index) => ({
    ...entry,
    key: String(index),
  }));
  const name = book.name || added.name;
  changeDraft({ ...draft, fields: { ...draft.fields, book: { ...book, name, entries } } });
}

/** Discards the imported card. */
export function closeCard(): void {
  const { characterCard } = formState;
  if (characterCard?.kind === "read" && characterCard.card.image) files().release(characterCard.card.image);
  imported = null;
  importedLorebook = null;
  formState.characterCard = null;
}
