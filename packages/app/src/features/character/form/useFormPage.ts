import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { blockNavigation } from "../../../services/navigation/blockNavigation.ts";
import { services } from "../../../services/services.ts";
import { connectionState } from "../../../state/remote/connection.store.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { openLogin, requireSignIn } from "../../auth/auth.actions.ts";
import { authState, userNameOf } from "../../auth/auth.store.ts";
import { formState } from "./form.store.ts";
import { keepLocal, leaveForm, openForm, savedId, startOver, keepSavedElsewhere } from "./form.actions.ts";
import { showPublished } from "./formPublished.actions.ts";
import { closeQuestion, confirmLeaving, remove } from "./formRemoval.actions.ts";
import { publish, saveDraft } from "./formSaving.actions.ts";
import { openTrial } from "./formTrial.actions.ts";
import { formOf, isLeaveBlocked } from "./formView.ts";
import { formTexts } from "../../../locales/en/form.ts";
import { texts } from "../../../state/texts/texts.ts";

export interface FormPageInput {
  /** The character that is edited; absent for a new one. */
  id?: string;
  /** The character that a new one is duplicated from. */
  from?: string;
  /** Resolves to whether the creator has stated to be an adult. Asks a creator who has not. */
  onAdult: () => Promise<boolean>;
}

const hintActions = {
  onDraftDiscard: startOver,
  onConflictResolve: (version: "mine" | "theirs") =>
    version === "mine" ? keepLocal() : keepSavedElsewhere(),
};

type Navigate = (address: string, options?: { replace?: boolean }) => void;

/** Opens the form of an address, saves the draft when that becomes possible, and returns what the page renders and does. */
export function useFormPage({ id, from, onAdult }: FormPageInput, navigate: Navigate) {
  const form = useSnapshot(formState);
  const { session } = useSnapshot(authState);
  const { online } = useSnapshot(connectionState);
  const address = id === undefined ? paths.create(from) : paths.edit(id);
  const isSignedIn = session.kind === "signed-in";
  const isAttested = isSignedIn && session.user?.adult_attested_at != null;
  const { name, rating } = form.draft.fields;
  const isAdult = form.stage.kind === "ready" && rating === "adult";

  useEffect(() => {
    if (requireSignIn(address)) void openForm(id ?? null, from);
  }, [id, from, address, isSignedIn]);
  useEffect(() => leaveForm, []);
  useEffect(() => {
    if (online) void saveDraft();
  }, [online]);
  useEffect(() => {
    if (isAdult) void onAdult().then((mayBeSaved) => (mayBeSaved ? saveDraft() : undefined));
  }, [isAdult, isAttested, onAdult]);
  useEffect(() => {
    const newId = savedId();
    // The first save of a new character gives the page its address, so that a reload opens the same form.
    if (id === undefined && newId !== null) navigate(paths.edit(newId), { replace: true });
  }, [form.id, id, navigate]);
  useEffect(() => showFormTitle(id !== undefined, name.trim()), [id, name]);
  const leave = useLeaveQuestion();

  const mayBeSaved = async () => !isAdult || onAdult();
  /** The user answered the question whether to delete the character, or whether to leave the page. */
  async function answerQuestion(isConfirmed: boolean) {
    if (!isConfirmed) closeQuestion();
    else if (form.question?.kind === "delete") {
      if (await remove()) navigate(paths.home());
    } else {
      closeQuestion();
      leave();
    }
  }
  return {
    hint: form.hint === null ? undefined : { ...form.hint, ...hintActions },
    question: form.question === null ? undefined : { ...form.question, onResolve: answerQuestion },
    view: formOf(form, {
      isSignedIn,
      online,
      userName: userNameOf(session),
      now: services().browser.now(),
      onLogin: () => openLogin(address),
      onRetry: () => void openForm(id ?? null, from),
    }),
    async publishCharacter() {
      if (!requireSignIn(address) || !(await mayBeSaved())) return;
      const character = await publish();
      if (character) showPublished(character, navigate);
      if (character?.status === "published") navigate(paths.detail(character.id));
    },
    /** Saves the draft, and opens a new chat with it. */
    async tryChat() {
      if (formState.trying || !requireSignIn(address) || !(await mayBeSaved())) return;
      const chat = await openTrial();
      if (chat) navigate(chat);
    },
    async retrySaving() {
      if (await mayBeSaved()) await saveDraft();
    },
  };
}

/** Asks before the page with unsaved changes is left. Returns the function that leaves the page after the answer. */
function useLeaveQuestion(): () => void {
  const proceed = useRef<() => void>(null);
  useEffect(
    () =>
      blockNavigation({
        isBlocked: () => isLeaveBlocked(formState, connectionState.online),
        onBlocked: (leave) => {
          proceed.current = leave;
          confirmLeaving();
        },
        onSameAddress: () => void openForm(null),
      }),
    [],
  );
  return () => proceed.current?.();
}

function showFormTitle(isEdited: boolean, name: string): void {
  showTitle(isEdited && name !== "" ? texts(formTexts).editTitle(name) : texts(formTexts).title);
}
