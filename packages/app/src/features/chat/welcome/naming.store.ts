import type { NameQuestionState } from "@mimi/ui/name-question";
import { proxy } from "valtio";

export interface NamingState {
  /** State of the question "What shall they call you?", which new users are asked once. */
  question: NameQuestionState;
  /** Id of the last message when the user answered: the answer is confirmed until the next message. */
  answeredAfter: string;
}

export const noNaming: Readonly<NamingState> = { question: { kind: "asking" }, answeredAfter: "" };

export const namingState = proxy<NamingState>({ ...noNaming });
