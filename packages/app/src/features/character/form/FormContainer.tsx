import { CharacterFormScreen } from "@mimi/ui/screens/character-form-screen";
import { validateImage } from "@mimi/ui/upload-button";
import { Suspense } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { lazyWithRetry } from "../../../state/rendering/lazyWithRetry.ts";
import { shownTags } from "../shownTags.ts";
import { tagsState } from "../tags.store.ts";
import { exportDraft } from "./exportCard.actions.ts";
import { changeFields } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { importCard } from "./formCard.actions.ts";
import { cropCover } from "./formCover.actions.ts";
import { confirmRemoval } from "./formRemoval.actions.ts";
import { changeTokenDraft } from "./formTokens.actions.ts";
import { linksOf } from "./formView.ts";
import { type FormPageInput, useFormPage } from "./useFormPage.ts";

const Dialogs = lazyWithRetry(async () => (await import("./FormDialogsContainer.tsx")).FormDialogsContainer);

/** The create page, and with an id the edit page (§2). */
export function FormContainer(input: FormPageInput) {
  const [, navigate] = useLocation();
  const page = useFormPage(input, navigate);
  const { id, crop, characterCard, tokenDrafts, status, publishing, trying } = useSnapshot(formState);
  const { tags } = useSnapshot(tagsState);
  const actions = {
    onCharacterPublish: page.publishCharacter,
    publishing,
    // The chat of a published character is on its page.
    onChatTry: status === "draft" ? page.tryChat : undefined,
    trying,
    onCoverSelect: (file: File) => cropCover(file, validateImage(file)),
    onCardImport: importCard,
    onCardExport: (format: "png" | "json") => exportDraft(formState.draft, format),
    onCharacterDuplicate: id === null ? undefined : () => navigate(paths.create(id)),
    onDecisionsOpen: () => showDialog("settings", { section: "notices" }),
    onCharacterDelete: id === null ? undefined : confirmRemoval,
  };
  return (
    <>
      <CharacterFormScreen
        {...page.view}
        onFieldsChange={changeFields}
        tokenDrafts={tokenDrafts}
        onTokenDraftChange={changeTokenDraft}
        saveState={{ ...page.view.saveState, onRetry: () => void page.retrySaving() }}
        actions={actions}
        notice={page.hint}
        question={page.question}
        choices={{ tags: tags.kind === "ready" ? shownTags(tags.value) : [] }}
        links={linksOf(id)}
      />
      <Suspense>{(crop ?? characterCard) !== null && <Dialogs />}</Suspense>
    </>
  );
}
