import { useId, useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { FieldNotes, notesOf } from "../../../../components/Field/FieldNotes.tsx";
import { PlusIcon } from "../../../../components/Icon/PlusIcon.generated.ts";
import type { LoreEntry } from "../CharacterFields.ts";
import { CharacterFormBookEntry, tokenFields } from "./CharacterFormBookEntry.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import type { FormPart } from "./FormPart.ts";
import { changed, freshKey, moved } from "./keyedList.ts";

const blank = {
  name: "",
  comment: "",
  keys: [],
  secondaryKeys: [],
  content: "",
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  position: "before",
} as const satisfies Omit<LoreEntry, "key">;

/** The lorebook: expandable entries, one open at a time. */
export function CharacterFormBook({ part }: { part: FormPart }) {
  const { fields, limits, unusedPatterns, copy, errors, onFieldsChange } = part;
  const { entries } = fields.book;
  const notes = { id: useId(), error: errors.book, hint: undefined };
  // The entry with a half-typed key, so that it is found after a reload.
  const [open, setOpen] = useState(() => entries.find((_, index) => hasTokenDraft(part, index))?.key);
  const change = (next: readonly LoreEntry[]) => onFieldsChange({ book: { ...fields.book, entries: next } });
  const add = () => {
    const entry = { ...blank, key: freshKey(entries) };
    change([...entries, entry]);
    setOpen(entry.key);
  };
  return (
    <div
      className={css.list}
      role="group"
      aria-label={copy.book}
      aria-describedby={notesOf(notes) || undefined}
      data-field="book"
    >
      <p className={css.listHead}>
        <strong>{copy.book}</strong>
        <span className={css.quiet}>{`${entries.length} / ${limits.bookEntries}`}</span>
      </p>
      <p className={css.hint}>{copy.bookHint}</p>
      {entries.map((entry, index) => (
        <CharacterFormBookEntry
          key={entry.key}
          entry={entry}
          index={index}
          count={entries.length}
          open={entry.key === open}
          limits={limits}
          unused={unusedPatterns}
          copy={copy}
          tokenDrafts={part.tokenDrafts}
          onTokenDraftChange={part.onTokenDraftChange}
          onOpenChange={(next) => setOpen(next ? entry.key : undefined)}
          onChange={(part) => change(changed(entries, entry.key, part))}
          onMove={(by) => change(moved(entries, entry.key, by))}
          onRemove={() => {
            change(entries.filter(({ key }) => key !== entry.key));
            // The next entry has its place then.
            for (const field of tokenFields(index)) part.onTokenDraftChange?.(field, "");
          }}
        />
      ))}
      <FieldNotes {...notes} />
      <Button
        icon={<PlusIcon />}
        disabledReason={
          entries.length >= limits.bookEntries ? copy.alternateGreetingsFull(limits.bookEntries) : undefined
        }
        onClick={add}
      >
        {copy.bookAdd}
      </Button>
    </div>
  );
}

function hasTokenDraft({ tokenDrafts = {} }: FormPart, index: number): boolean {
  return tokenFields(index).some((field) => (tokenDrafts[field] ?? "") !== "");
}
