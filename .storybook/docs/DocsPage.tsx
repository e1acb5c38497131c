import { useContext } from "react";
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { ComponentDocs } from "../../packages/ui/src/ComponentDocs.ts";
import { docsOf } from "./componentDocs.ts";
import { Sentences } from "./Sentences.tsx";
import { statusOf } from "./status.ts";
import { StateLinks, Window } from "./Windows.tsx";
import { StatusBadge } from "./StatusBadge.ts";
import { isScreenOrOverlay } from "./isScreenOrOverlay.ts";

/** The docs page of every component: what it is, when to use it, its props, its states, and do and don't. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const docs = docsOf(csfFile.meta.title ?? "");
  // In source order.
  const stories = useContext(DocsContext).componentStories();
  const screenOrOverlay = isScreenOrOverlay(preparedMeta.tags, preparedMeta.parameters);
  return (
    <>
      <Title />
      <p>
        <StatusBadge status={statusOf(preparedMeta.tags)} />
      </p>
      <Description />
      {docs && <Use docs={docs} />}
      {screenOrOverlay ? <Window stories={stories} /> : <Primary />}
      <Controls />
      {docs && <Treatment docs={docs} />}
      {screenOrOverlay ? <StateLinks stories={stories} /> : <Stories title="States" />}
    </>
  );
}

function Use({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Sentences of={docs.when} />
      <Heading>When not to</Heading>
      <Sentences of={docs.whenNot} />
    </>
  );
}

function Treatment({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Heading>Accessibility</Heading>
      <Sentences of={docs.accessibility} />
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))", gap: 24 }}>
        <div>
          <Heading>Do</Heading>
          <Sentences of={docs.do} />
        </div>
        <div>
          <Heading>Don’t</Heading>
          <Sentences of={docs.dont} />
        </div>
      </div>
    </>
  );
}
