import { rootProps } from "../../../components/rootProps.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Tabs } from "../../../components/Tabs/Tabs.tsx";
import * as panel from "../panel.css.ts";
import { memoryPanelCopy } from "./MemoryPanel.copy.ts";
import { MemoryPanelLines } from "./MemoryPanelLines.tsx";
import { MemoryPanelPrompt } from "./MemoryPanelPrompt.tsx";
import type { MemoryPanelProps } from "./MemoryPanelProps.ts";

/**
 * The character's memories with their source messages: add, edit, pin and delete.
 *
 * @example
 * <MemoryPanel open={open} onOpenChange={setOpen} characterName="Odile" memory={memory} />
 */
export function MemoryPanel(props: MemoryPanelProps) {
  const { characterName, prompt } = props;
  const copy = useCopy(memoryPanelCopy, props.copy);
  const lines = (
    <MemoryPanelLines
      memory={props.memory}
      draft={props.draft}
      maxLength={props.maxLength}
      actions={props}
      copy={copy}
    />
  );
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={copy.title(characterName)}
      width={600}
      initialFocus="[role=tab][aria-selected=true], button"
    >
      {prompt === undefined ? (
        lines
      ) : (
        <Tabs
          className={panel.views}
          label={copy.views}
          tabs={[
            { value: "lines", label: copy.lines, content: <div className={panel.panel}>{lines}</div> },
            {
              value: "prompt",
              label: copy.prompt,
              content: (
                <div className={panel.panel}>
                  <MemoryPanelPrompt prompt={prompt} characterName={characterName} copy={copy} />
                </div>
              ),
            },
          ]}
          onValueChange={(view) => {
            if (view === "prompt") props.onPromptOpen?.();
          }}
        />
      )}
    </Modal>
  );
}

export type {
  MemoryDraft,
  MemoryLine,
  MemoryLines,
  MemorySource,
  PromptPreview,
  PromptPreviewSection,
} from "./Memory.ts";

export type { MemoryPanelProps } from "./MemoryPanelProps.ts";
