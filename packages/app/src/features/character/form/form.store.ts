import type { Failed } from "../../../state/resource.ts";
import type { Character } from "@mimi/contract";
import type { CardImportView } from "@mimi/ui/card-import-report";
import type { FormNotice, FormProblem } from "@mimi/ui/character-form-screen";
import { proxy, ref } from "valtio";
import type { ImageCrop } from "../../../state/imageCrop.ts";
import { blankDraft, type CharacterDraft } from "./CharacterDraft.ts";

/** Where saving the draft stands. */
export type DraftSaving =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly sentence: string };

export interface FormState {
  /** The character that is written; null for one that the service has not seen yet (§3). */
  id: string | null;
  stage:
    | { readonly kind: "idle" }
    | { readonly kind: "loading" }
    | { readonly kind: "ready" }
    | { readonly kind: "missing" }
    | Failed;
  /** Whose drafts are kept in this browser. */
  writer: string;
  draft: CharacterDraft;
  /** The draft as the service has it. */
  saved: CharacterDraft;
  /** Of what the service has; null before the first save. */
  revision: number | null;
  status: Character["status"];
  /** ISO time of the last save since the form was opened. */
  savedAt: string | null;
  saving: DraftSaving;
  publishing: boolean;
  /** What the service found wrong with what was sent. */
  refusals: readonly FormProblem[];
  notice: FormNotice | null;
  /** The version that somebody saved elsewhere meanwhile. */
  theirs: Character | null;
  question: { readonly kind: "delete"; readonly pending: boolean } | { readonly kind: "leave" } | null;
  crop: ImageCrop | null;
  card: CardImportView | null;
}

/** Before anything is opened. */
export const noForm: FormState = {
  id: null,
  stage: { kind: "idle" },
  writer: "",
  draft: ref(blankDraft),
  saved: ref(blankDraft),
  revision: null,
  status: "draft",
  savedAt: null,
  saving: { kind: "idle" },
  publishing: false,
  refusals: [],
  notice: null,
  theirs: null,
  question: null,
  crop: null,
  card: null,
};

/** The form of a character. */
export const formState = proxy<FormState>({ ...noForm });
