import { loadFailed } from "../../../state/remote/loadable.ts";
import { paths } from "../../../paths.ts";
import { depthPromptOf, estimateTokens, fillMacros, type MacroContext } from "@mimi/contract";
import type {
  CharacterFields,
  CharacterFormContent,
  CharacterFormScreenProps,
  FormError,
  FormSaving,
  TagChoice,
} from "@mimi/ui/screens/character-form-screen";
import type { Snapshot } from "valtio";
import { statusReasonOf } from "../../../state/texts/ruleNames.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import type { FormState } from "./form.store.ts";
import { formLimits, errorsOf } from "./formErrors.ts";
import { patternsOf } from "./formLists.ts";
import { isFilled } from "./formInput.ts";
import { sentTexts } from "./formTexts.ts";
import { shownChoices } from "./tagChoices.ts";

type Form = Pick<Snapshot<FormState>, "draft" | "saved" | "saving" | "savedAt" | "status">;

/** Whether the draft has unsaved changes. */
export function isUnsaved({ draft, saved }: Pick<Form, "draft" | "saved">): boolean {
  if (draft === saved) return false;
  // These are large, and only ever replaced as a whole.
  if (draft.cardRaw !== saved.cardRaw || draft.forkedFrom !== saved.forkedFrom) return true;
  return JSON.stringify(draft.fields) !== JSON.stringify(saved.fields);
}

/** Whether leaving must be confirmed: changes would be stored in this browser only. */
export function isLeaveBlocked(form: Form & Pick<Snapshot<FormState>, "stage">, online: boolean): boolean {
  if (form.stage.kind !== "ready" || !isUnsaved(form)) return false;
  return !online || form.saving.kind === "failed" || !isAutosaved(form);
}

/** Whether changes are saved automatically. A published character changes only when the user publishes it. */
export function isAutosaved({ draft, status }: Pick<Form, "draft" | "status">): boolean {
  return (status === "draft" || status === "rejected") && draft.fields.name.trim() !== "";
}

/** The state of saving, for the screen. */
export function savingOf(form: Form, online: boolean, now: Date): FormSaving {
  const { saving, savedAt, draft } = form;
  if (isUnsaved(form)) {
    if (!online) return { kind: "offline" };
    if (saving.kind === "failed") return { kind: "failed", error: saving.sentence };
    if (isAutosaved(form)) return { kind: "saving" };
    if (!isFilled(draft.fields)) return { kind: "untouched" };
    const isPublic = form.status !== "draft" && form.status !== "rejected";
    return { kind: "local", cause: isPublic ? "unpublished" : "no-name" };
  }
  if (savedAt === null) return { kind: "untouched" };
  return { kind: "saved", when: timeAgo(savedAt, now) };
}

interface Context {
  readonly isSignedIn: boolean;
  readonly online: boolean;
  /** The name by which greetings address the user. */
  readonly userName: string;
  readonly now: Date;
  /** A visitor wants to log in. */
  readonly onLogin: () => void;
  /** The user wants to load the character again. */
  readonly onRetry: () => void;
}

/** The form, for the screen. */
export function formOf(
  form: Snapshot<FormState>,
  context: Context,
): Pick<CharacterFormScreenProps, "content" | "mode" | "draft" | "saveState" | "limits"> {
  const { fields, madeBy } = form.draft;
  const { chatName, name, greeting } = fields;
  const macros: MacroContext = {
    ...{ char: chatName.trim() || name.trim() || "{{char}}", user: context.userName },
    ...{ seed: form.id ?? "", now: context.now },
  };
  return {
    content: contentOf(form, context),
    mode: form.id === null ? "create" : "edit",
    draft: {
      fields: withShownTags(fields),
      status: form.status,
      decision: decisionOf(form),
      errors: allErrors(fields, form.refusals),
      greeting: fillMacros(greeting, macros),
      tokens: tokensOf(form.draft),
      madeBy: madeBy === "" ? undefined : { maker: madeBy, importer: context.userName },
      unusedPatterns: patternsOf(fields.book.entries).unused,
    },
    saveState: savingOf(form, context.online, context.now),
    limits: formLimits,
  };
}

/** The same fields when no tag has another name. */
function withShownTags<Fields extends { readonly tags: readonly TagChoice[] }>(fields: Fields): Fields {
  const tags = shownChoices(fields.tags);
  return tags === fields.tags ? fields : { ...fields, tags };
}

function decisionOf({ status, statusReason }: Pick<FormState, "status" | "statusReason">) {
  if (status !== "rejected" && status !== "removed") return undefined;
  return statusReason === null ? {} : statusReasonOf(statusReason);
}

function contentOf(
  { stage }: Pick<Snapshot<FormState>, "stage">,
  { isSignedIn, onLogin, onRetry }: Context,
): CharacterFormContent {
  switch (stage.kind) {
    case "ready":
    case "not-found":
      return stage;
    case "failed":
      return loadFailed(stage, onRetry);
    case "idle":
    case "loading":
      return isSignedIn ? { kind: "loading" } : { kind: "signed-out", onLogin };
  }
}

/** Why the draft cannot be published: our rules, and the errors of the API. */
function allErrors(fields: CharacterFields, refusals: readonly FormError[]): FormError[] {
  const errors = errorsOf(fields);
  return [...errors, ...refusals.filter(({ field }) => !errors.some((one) => one.field === field))];
}

/** The estimated tokens that the model always gets, and all of them; counted as the API does. */
function tokensOf({ fields, extensions }: Snapshot<CharacterDraft>): { permanent: number; total: number } {
  const entries = fields.book.entries.filter(({ enabled }) => enabled);
  const contents = (constant: boolean) =>
    entries.filter((entry) => entry.constant === constant).map(({ content }) => content);
  const note = depthPromptOf(extensions)?.text ?? "";
  const permanent = [...sentTexts(fields, "always"), note, ...contents(true)];
  const once = [...sentTexts(fields, "once"), ...contents(false)];
  const count = (texts: readonly string[]) => estimateTokens(texts.join(""));
  return { permanent: count(permanent), total: count([...permanent, ...once]) };
}

/** The pages that the form links to; that of the character once it is stored. */
export function linksOf(id: string | null) {
  return {
    rules: `${paths.policy()}#adults`,
    home: paths.home(),
    page: id === null ? undefined : paths.detail(id),
  };
}
