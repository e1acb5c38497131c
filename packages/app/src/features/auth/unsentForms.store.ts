import { proxy } from "valtio";

/** The texts and choices of a form, by field. */
export type UnsentForm = Readonly<Record<string, string>>;

export interface UnsentForms {
  /** The user who typed them; undefined while it is not known who is signed in. */
  ownerId: string | undefined;
  /** What was typed into forms and not sent, by the key of the form. */
  forms: Record<string, UnsentForm>;
}

export const noUnsentForms = (): UnsentForms => ({ ownerId: undefined, forms: {} });

export const unsentFormsState = proxy<UnsentForms>(noUnsentForms());
