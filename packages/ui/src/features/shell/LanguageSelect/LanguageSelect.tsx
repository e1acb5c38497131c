import { useId } from "react";
import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { languageSelectCopy } from "./LanguageSelect.copy.ts";
import * as css from "./LanguageSelect.css.ts";

/** A language to choose. */
export interface SelectedLanguage {
  /** A BCP 47 tag, such as `pt-BR`. */
  tag: string;
  /** Its name in the language itself. */
  name: string;
}

export interface LanguageSelectProps extends RootProps {
  /** The languages in order. */
  languages: readonly SelectedLanguage[];
  /** The tag of the chosen language. */
  value: string;
  /** The user chose another language. */
  onValueChange: (tag: string) => void;
  /** Whether the label is visually hidden. @default false */
  labelHidden?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<typeof languageSelectCopy>;
}

/** The language of the app, chosen by the names that the languages have themselves. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { languages, value, onValueChange, labelHidden = false } = props;
  const copy = useCopy(languageSelectCopy, props.copy);
  const id = useId();
  return (
    <div {...rootProps(props, css.root)}>
      {!labelHidden && (
        <label htmlFor={id} className={css.label}>
          {copy.label}
        </label>
      )}
      <select
        id={id}
        aria-label={labelHidden ? copy.label : undefined}
        className={css.control}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      >
        {languages.map(({ tag, name }) => (
          <option dir="auto" key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
