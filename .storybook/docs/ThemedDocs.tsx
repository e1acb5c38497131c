import { createContext, useContext, useEffect, useState } from "react";
import type { PropsWithChildren } from "react";
import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { dark, light } from "../../packages/ui/src/styles/palette.ts";
import { docsTheme } from "./docsTheme.ts";
import "./docs.css";

type Theme = "light" | "dark";

const themes = { light: docsTheme("light", light), dark: docsTheme("dark", dark) };

const DocsThemeContext = createContext<Theme>("light");

/** The theme of the docs page: the one of the toolbar. */
export function useDocsTheme(): Theme {
  return useContext(DocsThemeContext);
}

/** Every docs page, in the type and the colours of the product. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState<Theme>(() =>
    themeOf(new URLSearchParams(location.search).get("globals")),
  );
  useEffect(() => {
    const update = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(globals.theme === "dark" ? "dark" : "light");
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, update);
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, update);
    };
  }, [channel]);
  return (
    <DocsThemeContext value={theme}>
      <div data-theme={theme} className="mimi-docs">
        <DocsContainer context={context} theme={themes[theme]}>
          {children}
        </DocsContainer>
      </div>
    </DocsThemeContext>
  );
}

/** The theme in the address of the page: `theme:dark;locale:pseudo`. */
function themeOf(globals: string | null): Theme {
  return /(^|;)theme:dark(;|$)/.test(globals ?? "") ? "dark" : "light";
}
