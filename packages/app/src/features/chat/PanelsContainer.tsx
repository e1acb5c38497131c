import { type ComponentType, lazy, Suspense, useState } from "react";
import { useSnapshot } from "valtio";
import { codeOf } from "../../state/code.actions.ts";
import { type Panel, type PanelProps, panelState } from "./panel.store.ts";

const panels = {
  chats: lazy(() => codeOf(async () => (await import("./ChatsContainer.tsx")).ChatsContainer)),
  memory: lazy(() => codeOf(async () => (await import("./MemoryContainer.tsx")).MemoryContainer)),
  persona: lazy(() => codeOf(async () => (await import("./PersonaContainer.tsx")).PersonaContainer)),
  revision: lazy(() => codeOf(async () => (await import("./RevisionContainer.tsx")).RevisionContainer)),
} as const satisfies Record<Panel, ComponentType<PanelProps>>;

/** What may open over a conversation. Each is loaded when it is first wanted, and stays to fade away. */
export function PanelsContainer({ onShowAdult }: PanelProps) {
  const { open } = useSnapshot(panelState);
  const [wanted, setWanted] = useState<readonly Panel[]>([]);
  if (open !== null && !wanted.includes(open)) setWanted([...wanted, open]);
  return wanted.map((name) => {
    const Container = panels[name];
    return (
      <Suspense key={name}>
        <Container onShowAdult={onShowAdult} />
      </Suspense>
    );
  });
}
