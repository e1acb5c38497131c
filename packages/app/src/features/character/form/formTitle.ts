import { showTitle } from "../../../state/title.actions.ts";
import { formSentences } from "./formSentences.ts";

/** The title of the page: whose form it is. */
export function showFormTitle(isEdited: boolean, name: string): void {
  showTitle(isEdited && name.trim() !== "" ? formSentences.editTitle(name.trim()) : formSentences.title);
}
