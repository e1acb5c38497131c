import type { Failed } from "../../../state/remote/resource.ts";
import type { Character } from "@mimi/contract";
import type { CardImportView } from "@mimi/ui/screens/card-import-report";
import type { FormNotice, FormError } from "@mimi/ui/screens/character-form-screen";
import { proxy, ref } from "valtio";
import type { ImageCrop } from "../../../state/overlays/imageCrop.ts";
import { blankDraft, type CharacterDraft } from "./CharacterDraft.ts";

/** The state of saving the draft. */
export type DraftSaving =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly sentence: string };

export interface FormState {
  /** The id of the character; null before its first save (§3). */
  id: string | null;
  /** Names a new character until it has an id, so that a save whose answer was lost creates no second one. */
  clientId: string;
  stage:
    | { readonly kind: "idle" }
    | { readonly kind: "loading" }
    | { readonly kind: "ready" }
    | { readonly kind: "not-found" }
    | Failed;
  /** The id of the user, for the drafts in this browser. */
  userId: string;
  draft: CharacterDraft;
  /** Short texts that are typed and not added yet, by field, as `tokenDrafts` of the screen has them. */
  tokenDrafts: Readonly<Record<string, string>>;
  /** The draft as it is saved. */
  saved: CharacterDraft;
  /** The revision that is saved; null before the first save. */
  revision: number | null;
  status: Character["status"];
  /** The reason of a moderator's decision; null without one. */
  statusReason: string | null;
  /** ISO time of the last save since the form was opened. */
  savedAt: string | null;
  saving: DraftSaving;
  publishing: boolean;
  /** Whether a trial chat is being opened. */
  trying: boolean;
  /** The errors of the API for the last draft that was sent. */
  refusals: readonly FormError[];
  hint: FormNotice | null;
  /** The version that was saved in another tab or on another device. */
  savedElsewhere: Character | null;
  question: { readonly kind: "delete"; readonly pending: boolean } | { readonly kind: "leave" } | null;
  crop: ImageCrop | null;
  characterCard: CardImportView | null;
}

/** Before a form is opened. */
export const noForm: FormState = {
  id: null,
  clientId: "",
  stage: { kind: "idle" },
  userId: "",
  draft: ref(blankDraft),
  tokenDrafts: {},
  saved: ref(blankDraft),
  revision: null,
  status: "draft",
  statusReason: null,
  savedAt: null,
  saving: { kind: "idle" },
  publishing: false,
  trying: false,
  refusals: [],
  hint: null,
  savedElsewhere: null,
  question: null,
  crop: null,
  characterCard: null,
};

/** The form of a character. */
export const formState = proxy<FormState>({ ...noForm });
