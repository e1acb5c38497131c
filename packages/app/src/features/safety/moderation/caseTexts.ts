import type { CaseText, ModerationCaseDetail } from "@mimi/contract";
import type { ModerationItemState, ModerationText } from "@mimi/ui/screens/moderation-screen";
import { fieldTexts } from "../../../locales/en/fields.ts";
import { texts } from "../../../state/texts/texts.ts";

/** An item at one time. */
export type ItemState = NonNullable<ModerationCaseDetail["now"]>;

/** An item at one time with its shown title, and with what differs from an earlier time, if there is one. */
export function itemStateOf(
  state: ItemState & { readonly title: string },
  before?: ItemState,
): ModerationItemState {
  const { title, image } = state;
  return {
    title,
    texts: before ? changedTexts(state.texts, before.texts) : state.texts.map(namedText),
    ...(image === null ? {} : { image }),
    ...(before && { imageChanged: image !== before.image }),
  };
}

/**
 * The texts with their changes since an earlier time, and those that were removed. One of several texts that only moved is not
 * changed.
 */
function changedTexts(now: readonly CaseText[], before: readonly CaseText[]): ModerationText[] {
  const added = now.filter((one) => !before.some((other) => isSameText(one, other)));
  const gone = before.filter((one) => !now.some((other) => isSameText(one, other)));
  const removed = gone.filter((one) => !added.some((other) => isSameNumber(one, other)));
  return [
    ...now.map((one): ModerationText => {
      if (!added.includes(one)) return { ...namedText(one), change: "none" };
      const isChanged = gone.some((other) => isSameNumber(one, other));
      return { ...namedText(one), change: isChanged ? "changed" : "added" };
    }),
    ...removed.map((one): ModerationText => ({ ...namedText(one), change: "removed" })),
  ];
}

function isSameText(one: CaseText, other: CaseText): boolean {
  return one.field === other.field && one.text === other.text;
}

function isSameNumber(one: CaseText, other: CaseText): boolean {
  return one.field === other.field && one.number === other.number;
}

function namedText({ field, number, text }: CaseText): ModerationText {
  return { label: labelOf(field, number), text };
}

function labelOf(field: CaseText["field"], number: number | null): string {
  const { names, alternateGreeting, entry, variant } = texts(fieldTexts);
  switch (field) {
    case "alternate_greetings":
      return alternateGreeting(number ?? 1);
    case "book_name":
    case "book_description":
      return `${names.book} · ${names[field]}`;
    case "entry_name":
    case "entry_keys":
    case "entry_secondary_keys":
    case "entry_content":
    case "entry_comment":
      return `${names.book} · ${entry(number ?? 1)} · ${names[field]}`;
    case "message":
      return number === null ? names.message : `${names.message} · ${variant(number)}`;
    default:
      return names[field];
  }
}
