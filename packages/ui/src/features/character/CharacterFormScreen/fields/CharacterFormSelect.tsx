import { ChevronDownIcon } from "../../../../components/Icon/ChevronDownIcon.generated.ts";
import * as css from "./CharacterFormSelect.css.ts";

interface CharacterFormSelectProps<Value extends string> {
  label: string;
  value: Value;
  /** The options: value and label. */
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A select of the browser: on phones its list is the one of the system. */
export function CharacterFormSelect<Value extends string>(props: CharacterFormSelectProps<Value>) {
  return (
    <label className={css.select}>
      <span className={css.legend}>{props.label}</span>
      <select
        className={css.control}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as Value)}
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={css.chevron} />
    </label>
  );
}
