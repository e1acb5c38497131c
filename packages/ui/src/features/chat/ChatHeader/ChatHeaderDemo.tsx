import { useId } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import type { chatHeaderCopy } from "./ChatHeader.copy.ts";
import * as css from "./ChatHeaderDemo.css.ts";

interface ChatHeaderDemoProps {
  hint: string | undefined;
  copy: typeof chatHeaderCopy;
}

/** The badge of scripted replies. It opens what it means. */
export function ChatHeaderDemo({ hint, copy }: ChatHeaderDemoProps) {
  const id = useId();
  return (
    <span
      className={css.root}
      onKeyDown={(event) => {
        // The browser closes the explanation; the chat would also stop a reply.
        if (event.key !== "Escape" || isInputMethodKey(event)) return;
        if (event.currentTarget.querySelector(":popover-open")) event.stopPropagation();
      }}
    >
      <button type="button" className={css.button} popoverTarget={id}>
        <Badge>{copy.demo}</Badge>
      </button>
      <span id={id} popover="auto" className={css.explanation}>
        <span className={css.line}>{copy.demoLabel}</span>
        {hint !== undefined && <span className={css.line}>{hint}</span>}
      </span>
    </span>
  );
}
