import { type Dialogs, dialogsState } from "./dialogs.store.ts";

/** Opens a dialog, or closes it (`false`, `null`). */
export function showDialog<Name extends keyof Dialogs>(name: Name, as: Dialogs[Name]): void {
  dialogsState[name] = as;
}
