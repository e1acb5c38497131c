import { createContext, useContext } from "react";
import { CopyIcon } from "../Icon/CopyIcon.generated.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { markdownCopy } from "./Markdown.copy.ts";
import { useScrollsSideways } from "./useScrollsSideways.ts";
import * as css from "./Markdown.css.ts";

/** For code blocks. In a context, because blocks are rendered again only when their text changes. */
export const CodeContext = createContext<{
  onCodeCopy?: (code: string) => void;
  copy?: Copy<typeof markdownCopy>;
}>({});

interface MarkdownCodeProps {
  code: string;
  /** What follows the fence, such as "ts title=...". */
  info: string | undefined;
  /** Whether more text may follow. */
  streaming: boolean;
}

/** A block of code with its language and a button that copies it. Long lines scroll sideways. */
export function MarkdownCode({ code, info = "", streaming }: MarkdownCodeProps) {
  const { onCodeCopy, copy: own } = useContext(CodeContext);
  const copy = useCopy(markdownCopy, own);
  const { ref, scrolls } = useScrollsSideways(code);
  const [language = ""] = info.trim().split(/\s+/);
  const label = language === "" ? copy.code : copy.codeIn(language);
  return (
    <div className={css.code}>
      {(language !== "" || onCodeCopy !== undefined) && (
        <div className={css.codeHead}>
          <span className={css.language}>{language}</span>
          {onCodeCopy !== undefined && (
            <IconButton
              size="small"
              label={copy.copyCode}
              icon={<CopyIcon />}
              onClick={() => onCodeCopy(code)}
            />
          )}
        </div>
      )}
      <pre
        ref={ref}
        className={css.codeText}
        dir="ltr"
        data-scrolls-sideways={scrolls || undefined}
        // Focusable, so that keyboard users can scroll it.
        {...(scrolls ? { tabIndex: 0, role: "region", "aria-label": label } : {})}
      >
        <code>{code}</code>
        {streaming && <RibbonMark variant="caret" />}
      </pre>
    </div>
  );
}
