import { lazy, Suspense, useState } from "react";
import { useSnapshot } from "valtio";
import { type Panel, panelState } from "./panel.store.ts";

const panels = {
  chats: lazy(async () => ({ default: (await import("./ChatsContainer.tsx")).ChatsContainer })),
  memory: lazy(async () => ({ default: (await import("./MemoryContainer.tsx")).MemoryContainer })),
  persona: lazy(async () => ({ default: (await import("./PersonaContainer.tsx")).PersonaContainer })),
  revision: lazy(async () => ({ default: (await import("./RevisionContainer.tsx")).RevisionContainer })),
} as const satisfies Record<Panel, unknown>;

/** What may open over a conversation. Each is loaded when it is first wanted, and stays to fade away. */
export function PanelsContainer() {
  const { open } = useSnapshot(panelState);
  const [wanted, setWanted] = useState<readonly Panel[]>([]);
  if (open !== null && !wanted.includes(open)) setWanted([...wanted, open]);
  return wanted.map((name) => {
    const Container = panels[name];
    return (
      <Suspense key={name}>
        <Container />
      </Suspense>
    );
  });
}
