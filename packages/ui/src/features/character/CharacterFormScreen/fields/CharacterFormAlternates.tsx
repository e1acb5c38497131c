import { useState } from "react";
import { useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { Field } from "../../../../components/Field/Field.tsx";
import { charactersOver } from "../../../../format/characters.ts";
import { PlusIcon } from "../../../../components/Icon/PlusIcon.generated.ts";
import { CharacterFormItemActions } from "./CharacterFormItemActions.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import type { FormPart } from "./FormPart.ts";
import { changed, freshKey, moved } from "./keyedList.ts";

/** The alternate greetings, in order. */
export function CharacterFormAlternates({ fields, maxLengths, copy, errors, onFieldsChange }: FormPart) {
  const number = useNumberFormat();
  const { alternates } = fields;
  const [news, setNews] = useState("");
  const change = (next: typeof alternates) => onFieldsChange({ alternates: next });
  const move = (key: string, by: -1 | 1) => {
    const next = moved(alternates, key, by);
    change(next);
    // Numbers start at two: the main greeting is number one.
    const place = next.findIndex((item) => item.key === key) + 2;
    setNews(copy.moved(copy.alternate(place), next.length + 1));
  };
  return (
    <div className={css.list} role="group" aria-label={copy.alternates} data-field="alternates">
      <p className={css.listHead}>
        <strong>{copy.alternates}</strong>
        <span className={css.quiet}>{`${alternates.length} / ${maxLengths.alternates}`}</span>
      </p>
      <p className={css.hint}>{copy.alternatesHint}</p>
      {alternates.map(({ key, text }, place) => {
        const label = copy.alternate(place + 2);
        return (
          <div key={key} className={css.item}>
            <Field
              label={label}
              value={text}
              lines={4}
              book
              maxLength={maxLengths.greeting}
              error={
                charactersOver(text, maxLengths.greeting) > 0
                  ? copy.problems.tooLongShort(number(maxLengths.greeting))
                  : undefined
              }
              onValueChange={(next) => change(changed(alternates, key, { text: next }))}
            />
            <CharacterFormItemActions
              label={label}
              place={place}
              count={alternates.length}
              copy={copy}
              onMove={(by) => move(key, by)}
              onRemove={() => change(alternates.filter((item) => item.key !== key))}
            />
          </div>
        );
      })}
      <p className={css.error} role="alert" hidden={errors.alternates === undefined}>
        {errors.alternates}
      </p>
      <p className={css.visuallyHiddenText} role="status">
        {news}
      </p>
      <Button
        icon={<PlusIcon />}
        disabledReason={
          alternates.length >= maxLengths.alternates ? copy.alternateFull(maxLengths.alternates) : undefined
        }
        onPress={() => change([...alternates, { key: freshKey(alternates), text: "" }])}
      >
        {copy.alternateAdd}
      </Button>
    </div>
  );
}
