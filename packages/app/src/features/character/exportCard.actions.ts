import { getCharacter } from "@mimi/contract";
import { files } from "../../services/files.ts";
import { services } from "../../services/services.ts";
import { withCode } from "../../state/code.actions.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { showToast } from "../../state/toasts.actions.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { draftOfCharacter } from "./formInput.ts";
import { tagChoices } from "./tagChoices.ts";
import { loadTags } from "./tags.actions.ts";

type Writing = typeof import("./card/writeCard.ts");

/** Hands a character to the user as a card: a picture with V3 and V2 in it, or the JSON of V3. */
export async function exportDraft(draft: CharacterDraft, format: "png" | "json"): Promise<void> {
  await withCode(
    () => import("./card/writeCard.ts"),
    async (writing) => {
      await loadTags();
      const { name } = draft.fields;
      const fileName = `${name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, "-") || "character"}.${format}`;
      files().save(fileName, await cardOf(draft, format, writing));
    },
  );
}

/** Hands any character to the user as a card, as far as the viewer may read it. */
export async function exportCharacter(id: string, format: "png" | "json"): Promise<void> {
  try {
    const character = await services().call(getCharacter, { character_id: id });
    await exportDraft(draftOfCharacter(character), format);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

async function cardOf(
  draft: CharacterDraft,
  format: "png" | "json",
  { jsonOf, pngOf }: Writing,
): Promise<Blob> {
  if (format === "json") return new Blob([jsonOf(draft, tagChoices())], { type: "application/json" });
  const picture = await files().png(draft.fields.cover?.src ?? null);
  return new Blob([new Uint8Array(pngOf(picture, draft, tagChoices()))], { type: "image/png" });
}
