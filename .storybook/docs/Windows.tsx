import { Heading } from "@storybook/addon-docs/blocks";
import { useDocsTheme } from "./ThemedDocs.tsx";

interface PageStory {
  readonly id: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The first state of a screen or a dialog in its own iframe: on the page it would cover the text. */
export function Window({ stories }: { stories: readonly PageStory[] }) {
  const theme = useDocsTheme();
  const [first] = stories;
  if (first === undefined) return null;
  return (
    <iframe
      title={first.name}
      src={storyAddress(first.id, theme)}
      style={{ inlineSize: "100%", blockSize: 720, border: "1px solid var(--mimi-line)", borderRadius: 14 }}
    />
  );
}

/** The address of a story alone, in the theme. */
export function storyAddress(id: string, theme: string): string {
  return `iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`;
}

/** The states of a screen or a dialog, each a link to its story. An iframe for each would load slowly. */
export function StateLinks({ stories }: { stories: readonly PageStory[] }) {
  return (
    <>
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            : {described(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}

// Storybook's build stores the comment above a story there.
function described(parameters: PageStory["parameters"]): string | undefined {
  const docs = parameters.docs as { description?: { story?: string } } | undefined;
  return docs?.description?.story;
}
