import { getCharacter } from "@mimi/contract";
import { files } from "../../../services/browser/files.ts";
import { services } from "../../../services/services.ts";
import { importOrToast } from "../../../state/rendering/lazyWithRetry.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { draftOfCharacter } from "./formInput.ts";
import { tagChoices } from "./tagChoices.ts";
import { loadTags } from "../tags.actions.ts";

const loadWriter = () => import("./card/writeCardFile.ts");
const mediaTypes = { png: "image/png", json: "application/json" } as const;

/** Downloads a draft as a card: a PNG image with V3 and V2 in it, or the JSON of V3. */
export async function exportDraft(draft: CharacterDraft, format: "png" | "json"): Promise<void> {
  const code = await importOrToast(loadWriter);
  if (!code) return;
  await loadTags();
  const { name, cover } = draft.fields;
  const fileName = `${name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, "-") || "character"}.${format}`;
  const options =
    format === "png" ? { format, cover: await files().png(cover?.src ?? null) } : ({ format } as const);
  const characterCard = new Uint8Array(code.writeCardFile(draft, tagChoices(), options));
  files().save(fileName, new Blob([characterCard], { type: mediaTypes[format] }));
}

/** Downloads a character as a card, with the fields that the user may read. */
export async function exportCharacter(id: string, format: "png" | "json"): Promise<void> {
  try {
    const character = await services().call(getCharacter, { character_id: id });
    await exportDraft(draftOfCharacter(character), format);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}
