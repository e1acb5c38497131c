import { type ComponentType, Suspense, useState } from "react";
import { useSnapshot } from "valtio";
import { lazyWithRetry } from "../../../state/lazyWithRetry.ts";
import { type Panel, type PanelProps, panelState } from "./panel.store.ts";

const panels = {
  chats: lazyWithRetry(async () => (await import("./ChatsContainer.tsx")).ChatsContainer),
  memory: lazyWithRetry(async () => (await import("./MemoryContainer.tsx")).MemoryContainer),
  persona: lazyWithRetry(async () => (await import("./PersonaContainer.tsx")).PersonaContainer),
  revision: lazyWithRetry(async () => (await import("./RevisionContainer.tsx")).RevisionContainer),
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
