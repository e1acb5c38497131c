import { CharacterFormScreen } from "@mimi/ui/character-form-screen";
import { validateImage } from "@mimi/ui/upload-button";
import { Suspense } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { lazyWithRetry } from "../../../state/lazyWithRetry.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { tagsState } from "../tags.store.ts";
import { exportDraft } from "./exportCard.actions.ts";
import * as act from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { importCard } from "./formCard.actions.ts";
import { cropCover } from "./formCover.actions.ts";
import { confirmRemoval } from "./formRemoval.actions.ts";
import { type FormPageInput, useFormPage } from "./useFormPage.ts";

const Dialogs = lazyWithRetry(async () => (await import("./FormDialogsContainer.tsx")).FormDialogsContainer);

/** The create page, and with an id the edit page (§2). */
export function FormContainer(input: FormPageInput) {
  const [, navigate] = useLocation();
  const page = useFormPage(input, navigate);
  const { id, crop, card, status, trying } = useSnapshot(formState);
  // The chat of a published character is on its page.
  const isTriable = status === "draft";
  const { tags } = useSnapshot(tagsState);
  return (
    <>
      <CharacterFormScreen
        {...page.content}
        tagChoices={tags.kind === "ready" ? tags.value : []}
        rulesHref={`${paths.policy()}#adults`}
        homeHref={paths.home()}
        onFieldsChange={act.changeFields}
        onPublish={page.publishCharacter}
        onTry={isTriable ? page.tryChat : undefined}
        trying={trying}
        onCoverSelect={(file) => cropCover(file, validateImage(file))}
        onImport={importCard}
        onExport={(format) => exportDraft(formState.draft, format)}
        onDuplicate={id === null ? undefined : () => navigate(paths.create(id))}
        onDelete={id === null ? undefined : confirmRemoval}
        onQuestionClose={page.answerQuestion}
        onSaveRetry={page.retrySaving}
        onDraftDiscard={act.startOver}
        onConflictResolve={(version) => (version === "mine" ? act.keepLocal() : act.takeTheirs())}
        onRetry={() => void act.openForm(input.id ?? null, input.from)}
        onLogin={() => openLogin(page.address)}
      />
      <Suspense>{(crop ?? card) !== null && <Dialogs />}</Suspense>
    </>
  );
}
