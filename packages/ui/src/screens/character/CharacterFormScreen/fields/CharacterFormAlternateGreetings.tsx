import { useId, useState } from "react";
import { useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { FieldNotes, notesOf } from "../../../../components/Field/FieldNotes.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { charactersOver } from "../../../../format/characters.ts";
import { PlusIcon } from "../../../../components/Icon/PlusIcon.generated.ts";
import { CharacterFormItemActions } from "./CharacterFormItemActions.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import type { FormPart } from "./FormPart.ts";
import { changed, freshKey, moved } from "./keyedList.ts";

/** The alternate greetings, in order. */
export function CharacterFormAlternateGreetings({ part }: { part: FormPart }) {
  const { fields, limits, copy, errors, onFieldsChange } = part;
  const number = useNumberFormat();
  const { alternateGreetings } = fields;
  const notes = { id: useId(), error: errors.alternateGreetings, hint: undefined };
  const [news, setNews] = useState("");
  const change = (next: typeof alternateGreetings) => onFieldsChange({ alternateGreetings: next });
  const move = (key: string, by: -1 | 1) => {
    const next = moved(alternateGreetings, key, by);
    change(next);
    // Numbers start at two: the main greeting is number one.
    const place = next.findIndex((item) => item.key === key) + 2;
    setNews(copy.moved(copy.alternateGreeting(place), next.length + 1));
  };
  return (
    <div
      className={css.list}
      role="group"
      aria-label={copy.alternateGreetings}
      aria-describedby={notesOf(notes) || undefined}
      data-field="alternateGreetings"
    >
      <p className={css.listHead}>
        <strong>{copy.alternateGreetings}</strong>
        <span className={css.quiet}>{`${alternateGreetings.length} / ${limits.alternateGreetings}`}</span>
      </p>
      <p className={css.hint}>{copy.alternateGreetingsHint}</p>
      {alternateGreetings.map(({ key, text }, index) => {
        const label = copy.alternateGreeting(index + 2);
        return (
          <div key={key} className={css.item}>
            <TextArea
              label={label}
              value={text}
              rows={4}
              font="reading"
              maxLength={limits.greeting}
              error={
                charactersOver(text, limits.greeting) > 0
                  ? copy.errors.tooLongShort(number(limits.greeting))
                  : undefined
              }
              onValueChange={(next) => change(changed(alternateGreetings, key, { text: next }))}
            />
            <CharacterFormItemActions
              label={label}
              index={index}
              count={alternateGreetings.length}
              copy={copy}
              onMove={(by) => move(key, by)}
              onRemove={() => change(alternateGreetings.filter((item) => item.key !== key))}
            />
          </div>
        );
      })}
      <FieldNotes {...notes} />
      <p className={css.visuallyHiddenText} role="status">
        {news}
      </p>
      <Button
        icon={<PlusIcon />}
        disabledReason={
          alternateGreetings.length >= limits.alternateGreetings
            ? copy.alternateGreetingsFull(limits.alternateGreetings)
            : undefined
        }
        onClick={() => change([...alternateGreetings, { key: freshKey(alternateGreetings), text: "" }])}
      >
        {copy.addAlternateGreeting}
      </Button>
    </div>
  );
}
