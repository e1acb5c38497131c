/** The texts of the persona picker. */
export const personaPickerCopy = {
  title: "Your persona",
  description: "The character sees this name and reads what you write about yourself.",
  choose: "Personas",
  noPersona: (name: string) => `You (${name})`,
  noPersonaHint: "The character knows only your name.",
  unnamed: "You",
  unnamedHint: "The character does not know your name. Choose one in Account.",
  loading: "Loading your personas",
  failed: "Your personas could not be loaded",
  empty: "You have no personas yet. Create one to play someone else.",
  add: "Create a persona",
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  addTitle: "New persona",
  editTitle: "Edit persona",
  name: "Name",
  nameMissing: "Give it a name.",
  about: "About this persona",
  aboutHint: "Who they are, how they look, what they want. The AI reads this before every reply.",
  save: "Save",
  cancel: "Cancel",
  saveFailed: "Saving failed. Your text is still here.",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteBody: "Chats with this persona continue without it. Earlier messages do not change.",
  deleteConfirm: "Delete",
};

/** All texts of PersonaPicker. */
export type PersonaPickerCopy = typeof personaPickerCopy;
