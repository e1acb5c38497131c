import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { NativeSelect } from "../../../components/Select/NativeSelect.tsx";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { languageSelectCopy } from "./LanguageSelect.copy.ts";

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

/**
 * The language of the app, chosen by the names that the languages have themselves.
 *
 * @example
 * <LanguageSelect languages={languages} value="de" onValueChange={setLanguage} />
 */
export function LanguageSelect(props: LanguageSelectProps) {
  const { languages, value, onValueChange, labelHidden = false } = props;
  const copy = useCopy(languageSelectCopy, props.copy);
  return (
    <NativeSelect
      {...rootProps(props)}
      label={copy.label}
      labelHidden={labelHidden}
      options={languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
