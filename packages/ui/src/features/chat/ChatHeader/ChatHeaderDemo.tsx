import { useId } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import type { chatHeaderCopy } from "./ChatHeader.copy.ts";
import * as css from "./ChatHeaderDemo.css.ts";

interface ChatHeaderDemoProps {
  operator: boolean;
  copy: typeof chatHeaderCopy;
}

/** The badge of scripted replies. It opens what it means; for operators also how to connect a model. */
export function ChatHeaderDemo({ operator, copy }: ChatHeaderDemoProps) {
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
        {operator && <span className={css.line}>{copy.connect}</span>}
      </span>
    </span>
  );
}
