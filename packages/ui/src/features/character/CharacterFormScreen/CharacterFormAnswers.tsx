import { ChevronDownIcon } from "../../../components/Icon/ChevronDownIcon.generated.ts";
import * as css from "./CharacterFormAnswers.css.ts";

interface CharacterFormCheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a label. */
export function CharacterFormCheck({ label, checked, onChange }: CharacterFormCheckProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        className={css.mark}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.label}>{label}</span>
    </label>
  );
}

interface CharacterFormSelectProps<Value extends string> {
  label: string;
  value: Value;
  /** The options: value and label. */
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A select with many options. */
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
