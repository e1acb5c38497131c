/** The texts of the persona picker. */
export const personaPickerCopy = {
  title: "Who you are here",
  description: "The character sees this name and reads what you write about yourself.",
  choose: "Personas",
  noPersona: (name: string) => `Yourself, ${name}`,
  noPersonaHint: "Your own name, and nothing else about you",
  loading: "Loading your personas",
  failed: "Your personas could not be loaded",
  empty: "You have no personas yet. Make one to be somebody else for an evening.",
  add: "Make a persona",
  edit: (name: string) => `Change ${name}`,
  delete: (name: string) => `Delete ${name}`,
  addTitle: "A new persona",
  editTitle: "Change this persona",
  name: "Name",
  nameMissing: "Give it a name.",
  about: "About this persona",
  aboutHint: "Who they are, how they look, what they want. It is sent to the model with every reply.",
  save: "Save",
  cancel: "Cancel",
  saveFailed: "It could not be saved. What you wrote is still here.",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteBody: "Chats in which you were this persona go on as yourself. What was said stays as it is.",
  deleteConfirm: "Delete",
} as const;

/** All texts of the picker, for translations. */
export type PersonaPickerCopy = typeof personaPickerCopy;
