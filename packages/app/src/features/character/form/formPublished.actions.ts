import { type Character, saveCharacter } from "@mimi/contract";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { clearOwnCharacters } from "../own/ownCharacters.actions.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { formState } from "./form.store.ts";
import { formTexts } from "../../../locales/en/form.ts";
import { texts } from "../../../state/texts/texts.ts";

type Published = Pick<Character, "id" | "name" | "status" | "visibility">;
type Navigate = (address: string) => void;

/** Shows who can see a character that was published. A private one can be made public from there. */
export function showPublished({ id, name, status, visibility }: Published, navigate: Navigate): void {
  if (status === "pending") showToast("done", texts(formTexts).pending);
  if (status !== "published") return;
  // Only a removed character has no name.
  const canBePublic = visibility === "private" && name !== null;
  const action = canBePublic && {
    label: texts(formTexts).makePublic,
    onClick: () => void makePublic({ id, name }, navigate),
  };
  showToast("done", texts(formTexts).published[visibility], action || undefined);
}

/** Makes a published character public. When a rule forbids that, the toast leads to the form. */
async function makePublic(
  { id, name }: { readonly id: string; readonly name: string },
  navigate: Navigate,
): Promise<void> {
  try {
    const { revision } = await services().call(saveCharacter, { id, name, visibility: "public" });
    clearOwnCharacters();
    applyPublic(id, revision);
    showToast("done", texts(formTexts).madePublic);
  } catch (error) {
    showToast("failed", sentenceOf(error), {
      label: texts(formTexts).edit,
      onClick: () => navigate(paths.edit(id)),
    });
  }
}

/** The form of the character is still in the store, and is shown again by Back. */
function applyPublic(id: string, revision: number): void {
  const { draft, saved } = formState;
  if (formState.id !== id) return;
  const publicSaved = withPublic(saved);
  const publicDraft = draft === saved ? publicSaved : withPublic(draft);
  Object.assign(formState, { revision, saved: publicSaved, draft: publicDraft });
}

function withPublic(draft: CharacterDraft): CharacterDraft {
  return ref({ ...draft, fields: { ...draft.fields, visibility: "public" as const } });
}
