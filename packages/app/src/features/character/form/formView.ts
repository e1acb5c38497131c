import { estimateTokens } from "@mimi/contract";
import type {
  CharacterFields,
  CharacterFormContent,
  CharacterFormScreenProps,
  FormProblem,
  FormSaving,
} from "@mimi/ui/character-form-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { fillNames } from "../../../state/fillNames.ts";
import { timeAgo } from "../../../state/when.ts";
import type { FormState } from "./form.store.ts";
import { formLimits, problemsOf } from "./formProblems.ts";
import { isWritten } from "./formInput.ts";

type Form = Pick<Snapshot<FormState>, "draft" | "saved" | "saving" | "savedAt" | "status">;

/** Whether something is written that the service does not have. */
export function isUnsaved({ draft, saved }: Pick<Form, "draft" | "saved">): boolean {
  if (draft === saved) return false;
  // What is carried along is large, and is never changed but as a whole.
  if (draft.cardRaw !== saved.cardRaw || draft.forkedFrom !== saved.forkedFrom) return true;
  return JSON.stringify(draft.fields) !== JSON.stringify(saved.fields);
}

/** Whether the user is asked before leaving: changes would be stored in this browser only. */
export function isLeaveBlocked(form: Form & Pick<Snapshot<FormState>, "stage">, online: boolean): boolean {
  if (form.stage.kind !== "ready" || !isUnsaved(form)) return false;
  return !online || form.saving.kind === "failed" || !isAutosaved(form);
}

/** Whether what is written goes to the service by itself: what others see changes only when it is published. */
export function isAutosaved({ draft, status }: Pick<Form, "draft" | "status">): boolean {
  return (status === "draft" || status === "rejected") && draft.fields.name.trim() !== "";
}

/** Where saving stands, for the screen. */
export function savingOf(form: Form, online: boolean, now: Date): FormSaving {
  const { saving, savedAt, draft } = form;
  if (isUnsaved(form)) {
    if (!online) return { kind: "offline" };
    if (saving.kind === "failed") return { kind: "failed", reason: saving.sentence };
    if (isAutosaved(form)) return { kind: "saving" };
    if (!isWritten(draft.fields)) return { kind: "untouched" };
    const isPublic = form.status !== "draft" && form.status !== "rejected";
    return { kind: "local", reason: isPublic ? "unpublished" : "no-name" };
  }
  if (savedAt === null) return { kind: "untouched" };
  return { kind: "saved", when: timeAgo(savedAt, now) };
}

interface Around {
  readonly isSignedIn: boolean;
  readonly online: boolean;
  /** The user's name, as greetings say it. */
  readonly userName: string;
  readonly now: Date;
}

type Shown =
  | "content"
  | "mode"
  | "fields"
  | "status"
  | "saving"
  | "problems"
  | "publishing"
  | "notice"
  | "question"
  | "opening"
  | "tokens"
  | "limits"
  | "pageHref";

/** The form, for the screen. */
export function formOf(form: Snapshot<FormState>, around: Around): Pick<CharacterFormScreenProps, Shown> {
  const { fields } = form.draft;
  const { chatName, name, greeting } = fields;
  const names = { char: chatName.trim() || name.trim() || "{{char}}", user: around.userName };
  return {
    content: contentOf(form, around.isSignedIn),
    mode: form.id === null ? "create" : "edit",
    fields,
    status: form.status,
    saving: savingOf(form, around.online, around.now),
    problems: allProblems(fields, form.refusals),
    publishing: form.publishing,
    notice: form.notice ?? undefined,
    question: form.question ?? undefined,
    opening: fillNames(greeting, names),
    tokens: tokensOf(fields),
    limits: formLimits,
    pageHref: form.id === null ? undefined : paths.detail(form.id),
  };
}

function contentOf({ stage }: Pick<Snapshot<FormState>, "stage">, isSignedIn: boolean): CharacterFormContent {
  switch (stage.kind) {
    case "ready":
    case "missing":
      return stage;
    case "failed":
      return { kind: "failed", reason: stage.reason };
    case "idle":
    case "loading":
      return { kind: isSignedIn ? "loading" : "signed-out" };
  }
}

/** Everything against publishing: what the rules say, and what the service said of what it was sent. */
function allProblems(fields: CharacterFields, refusals: readonly FormProblem[]): FormProblem[] {
  const problems = problemsOf(fields);
  return [...problems, ...refusals.filter(({ field }) => !problems.some((one) => one.field === field))];
}

/** About how many tokens the model is always sent, and all of them; as the service counts. */
function tokensOf(fields: CharacterFields): { permanent: number; total: number } {
  const lore = fields.book.entries.filter(({ enabled }) => enabled);
  const contents = (constant: boolean) =>
    lore.filter((entry) => entry.constant === constant).map(({ content }) => content);
  const { name, definition, personality, scenario, systemPrompt, postHistory } = fields;
  const always = [name, definition, personality, scenario, systemPrompt, postHistory, ...contents(true)];
  const once = [fields.greeting, fields.exampleDialogs, ...contents(false)];
  const count = (texts: readonly string[]) => estimateTokens(texts.join(""));
  return { permanent: count(always), total: count([...always, ...once]) };
}
