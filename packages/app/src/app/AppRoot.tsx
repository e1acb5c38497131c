import { ThemeRoot } from "@mimi/ui/theme-root";
import { type ComponentProps, StrictMode } from "react";
import { languageTexts } from "../locales/en/times.ts";
import { texts, translationOf } from "../state/texts/texts.ts";
import { App } from "./App.tsx";

/** The root of the app. The server and the browser render the same, so that the browser can hydrate it. */
export function AppRoot(props: ComponentProps<typeof App>) {
  return (
    <StrictMode>
      {/* The theme is that of the document, which the prelude sets before the first paint. */}
      <ThemeRoot lang={texts(languageTexts).tag} copy={translationOf}>
        <App {...props} />
      </ThemeRoot>
    </StrictMode>
  );
}
