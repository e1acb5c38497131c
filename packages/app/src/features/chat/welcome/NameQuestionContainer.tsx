import { USER_NAME_MAX } from "@mimi/contract";
import { NameQuestion } from "@mimi/ui/name-question";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { authState } from "../../auth/auth.store.ts";
import { changeUnsent, restoreUnsent } from "../../auth/unsentForms.actions.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { closeAnswer, NAME_KEY, saveName, skipName } from "./naming.actions.ts";
import { namingState } from "./naming.store.ts";
import { hasOpenHelp, namingOf } from "./namingView.ts";

/** The question "What shall they call you?", after the first reply to a new user. */
export function NameQuestionContainer() {
  const naming = useSnapshot(namingState);
  const { session } = useSnapshot(authState);
  const { forms } = useSnapshot(unsentFormsState);
  useEffect(() => void restoreUnsent(NAME_KEY), []);
  const chat = useSnapshot(chatState);
  const { dismissedHelp } = useSnapshot(systemMessagesState);
  const state = namingOf(chat, session, naming);
  return (
    state &&
    !hasOpenHelp(chat.messages, dismissedHelp) && (
      <NameQuestion
        state={state}
        maxLength={USER_NAME_MAX}
        name={forms[NAME_KEY]?.name ?? ""}
        onNameChange={(name) => changeUnsent(NAME_KEY, { name })}
        onNameSave={(name) => void saveName(name)}
        onNameDecline={() => void skipName()}
        onAnswerClose={closeAnswer}
      />
    )
  );
}
