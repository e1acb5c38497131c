import { CharacterFormScreen } from "@mimi/ui/character-form-screen";
import { validateImage } from "@mimi/ui/upload-button";
import { Suspense, useEffect, useRef } from "react";
import { useSnapshot } from "valtio";
import { lazyWithRetry } from "../../../state/lazyWithRetry.ts";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { blockNavigation } from "../../../services/navigationBlocker.ts";
import { services } from "../../../services/services.ts";
import { connectionState } from "../../../state/connection.store.ts";
import { openLogin, requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { userNameOf } from "../../auth/userNameOf.ts";
import * as act from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { exportDraft } from "./exportCard.actions.ts";
import { importCard } from "./formCard.actions.ts";
import { cropCover } from "./formCover.actions.ts";
import * as removal from "./formRemoval.actions.ts";
import { publish, saveDraft } from "./formSaving.actions.ts";
import { formOf, isHeld } from "./formView.ts";
import { tagsState } from "../tags.store.ts";
import { showFormTitle } from "./formTitle.ts";

const Dialogs = lazyWithRetry(async () => (await import("./FormDialogsContainer.tsx")).FormDialogsContainer);

interface FormContainerProps {
  id?: string;
  /** The character that a new one is duplicated from. */
  from?: string;
  /** The character is for adults: answers whether its writer has stated to be one; who has not is asked. */
  onAdult: () => Promise<boolean>;
}

/** The create page, and with an id the edit page (§2). */
export function FormContainer({ id, from, onAdult }: FormContainerProps) {
  const form = useSnapshot(formState);
  const { session } = useSnapshot(authState);
  const { online } = useSnapshot(connectionState);
  const { tags } = useSnapshot(tagsState);
  const [, navigate] = useLocation();
  const proceed = useRef<() => void>(null);
  const isMember = session.kind === "signed-in";
  const isAttested = session.kind === "signed-in" && session.user?.adult_attested_at != null;
  const isAdult = form.stage.kind === "ready" && form.draft.fields.rating === "adult";
  const here = id === undefined ? paths.create(from) : paths.edit(id);

  useEffect(() => {
    if (requireSignIn(here)) void act.openForm(id ?? null, from);
  }, [id, from, here, isMember]);
  useEffect(() => act.leaveForm, []);
  useEffect(() => {
    // What waited for the connection goes on its way.
    if (online) void saveDraft();
  }, [online]);
  useEffect(() => {
    // What waited for the writer's word goes on its way.
    if (isAdult) void onAdult().then((may) => (may ? saveDraft() : undefined));
  }, [isAdult, isAttested, onAdult]);
  useEffect(() => {
    const born = act.savedId();
    // Its first save gave it an address of its own: loading the page anew leads back to it.
    if (id === undefined && born !== null) navigate(paths.edit(born), { replace: true });
  }, [form.id, id, navigate]);
  useEffect(() => showFormTitle(id !== undefined, form.draft.fields.name), [id, form.draft.fields.name]);
  useEffect(
    () =>
      blockNavigation({
        isHeld: () => isHeld(formState, connectionState.online),
        onAsked: (leave) => {
          proceed.current = leave;
          removal.confirmLeaving();
        },
        onAgain: () => void act.openForm(null),
      }),
    [],
  );

  const answer = async (confirmed: boolean) => {
    if (!confirmed) removal.closeQuestion();
    else if (form.question?.kind === "delete") {
      if (await removal.remove()) navigate(paths.home());
    } else {
      removal.closeQuestion();
      proceed.current?.();
    }
  };
  const mayGoOut = async () => !isAdult || onAdult();
  const publishIt = async () => {
    if (!requireSignIn(here) || !(await mayGoOut())) return;
    const published = await publish();
    if (published !== null) navigate(paths.detail(published));
  };

  return (
    <>
      <CharacterFormScreen
        {...formOf(form, { isMember, online, userName: userNameOf(session), now: services().browser.now() })}
        tagChoices={tags.kind === "ready" ? tags.value : []}
        rulesHref={`${paths.policy()}#adults`}
        homeHref={paths.home()}
        onFieldsChange={act.changeFields}
        onPublish={publishIt}
        onCoverFile={(file) => cropCover(file, validateImage(file))}
        onImport={importCard}
        onExport={(format) => exportDraft(formState.draft, format)}
        onDuplicate={form.id === null ? undefined : () => navigate(paths.create(form.id ?? undefined))}
        onDelete={form.id === null ? undefined : removal.confirmRemoval}
        onAnswer={answer}
        onRetrySaving={async () => ((await mayGoOut()) ? saveDraft() : undefined)}
        onDiscardDraft={act.startOver}
        onChooseMine={act.keepLocal}
        onChooseTheirs={act.takeServer}
        onRetry={() => void act.openForm(id ?? null, from)}
        onLogin={() => openLogin(here)}
      />
      <Suspense>{(form.crop ?? form.card) !== null && <Dialogs />}</Suspense>
    </>
  );
}
