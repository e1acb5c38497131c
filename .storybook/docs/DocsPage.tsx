import { useContext } from "react";
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { examples } from "virtual:examples";
import type { ComponentDocs } from "../../packages/ui/src/ComponentDocs.ts";
import { pageOf } from "./componentDocs.ts";
import { isState } from "../isState.ts";
import { DesignPictures } from "./DesignPictures.tsx";
import { Sentences } from "./Sentences.tsx";
import { usageOf } from "./usage.ts";
import { StateLinks, Window } from "./Windows.tsx";
import { isScreenOrOverlay } from "./isScreenOrOverlay.ts";

/** The docs page of every component: what it is, when to use it, its props, its states, and do and don't. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { parameters, argTypes, initialArgs, tags } = preparedMeta;
  const page = pageOf(String(parameters.fileName));
  // In source order.
  const stories = useContext(DocsContext).componentStories().filter(isState);
  const screenOrOverlay = isScreenOrOverlay(tags, parameters);
  const [first] = stories;
  return (
    <>
      <Title />
      <Description />
      {page && <Use docs={page.docs} />}
      {screenOrOverlay ? <Window stories={stories} /> : <Primary />}
      {page && (
        <Source
          language="tsx"
          code={`import { ${page.component} } from "${page.specifier}";\n\n${examples[page.component] ?? usageOf(page.component, argTypes, initialArgs)}`}
        />
      )}
      <Controls />
      {typeof parameters.design === "string" && first && (
        <DesignPictures design={parameters.design} storyId={first.id} />
      )}
      {page && <Treatment docs={page.docs} />}
      {screenOrOverlay ? <StateLinks stories={stories} /> : <Stories title="States" />}
    </>
  );
}

function Use({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Notes title="When to use it" of={docs.when} />
      <Notes title="When not to" of={docs.whenNot} />
    </>
  );
}

function Treatment({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Notes title="Accessibility" of={docs.accessibility} />
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))", gap: 24 }}>
        <Notes title="Do" of={docs.do} />
        <Notes title="Don’t" of={docs.dont} />
      </div>
    </>
  );
}

/** A list of sentences under a heading. Nothing where there are none. */
function Notes({ title, of }: { title: string; of: readonly string[] | undefined }) {
  if (of === undefined) return null;
  return (
    <div>
      <Heading>{title}</Heading>
      <Sentences of={of} />
    </div>
  );
}
