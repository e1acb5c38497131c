import { USER_NAME_MAX } from "@mimi/contract";
import { NameQuestion } from "@mimi/ui/name-question";
import { useSnapshot } from "valtio";
import { authState } from "../../auth/auth.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { closeAnswer, saveName, skipName } from "./naming.actions.ts";
import { namingState } from "./naming.store.ts";
import { namingOf } from "./namingView.ts";

/** The question "What shall they call you?", after the first reply to a new user. */
export function NameQuestionContainer() {
  const naming = useSnapshot(namingState);
  const { session } = useSnapshot(authState);
  const state = namingOf(useSnapshot(chatState), session, naming);
  return (
    state && (
      <NameQuestion
        state={state}
        maxLength={USER_NAME_MAX}
        onNameSave={(name) => void saveName(name)}
        onNameDecline={() => void skipName()}
        onAnswerClose={closeAnswer}
      />
    )
  );
}
