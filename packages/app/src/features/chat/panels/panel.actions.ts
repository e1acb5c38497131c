import { type Panel, panelState } from "./panel.store.ts";

/** Opens a panel over the conversation; null closes the one that is open. */
export function showPanel(panel: Panel | null): void {
  Object.assign(panelState, { open: panel, renaming: false });
}

/** Opens the list of chats where the one that is open is to be renamed. */
export function showRename(): void {
  Object.assign(panelState, { open: "chats", renaming: true });
}

/** Shows the place to look for words in this conversation, or takes it away. */
export function setFinding(finding: boolean): void {
  panelState.finding = finding;
}
