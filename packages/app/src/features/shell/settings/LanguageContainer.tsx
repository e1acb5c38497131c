import { LanguageSelect } from "@mimi/ui/language-select";
import { languageTexts } from "../../../locales/en/times.ts";
import { offeredLanguages } from "../../../state/texts/loadTexts.ts";
import { texts } from "../../../state/texts/texts.ts";
import { chooseLanguage } from "./language.actions.ts";

/** The languages of the app, in the footer and in the settings. */
export function LanguageContainer({ labelHidden }: { labelHidden?: boolean }) {
  return (
    <LanguageSelect
      languages={offeredLanguages}
      value={texts(languageTexts).tag}
      onValueChange={(tag) => void chooseLanguage(tag)}
      labelHidden={labelHidden}
    />
  );
}
