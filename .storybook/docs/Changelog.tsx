import { Markdown } from "@storybook/addon-docs/blocks";

const coming = import.meta.glob<string>("../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const released = import.meta.glob<string>("../../packages/ui/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the next release of `@mimi/ui` brings, from its changesets, and what the earlier ones brought. */
export function Changelog() {
  const changes = Object.values(coming)
    .map(withoutHead)
    .filter((text) => text !== "");
  return (
    <>
      {changes.length > 0 && <Markdown>{`## Next release\n\n${changes.join("\n\n")}`}</Markdown>}
      {Object.values(released).map((text) => (
        <Markdown key={text}>{text}</Markdown>
      ))}
    </>
  );
}

// A changeset begins with the packages that it concerns, which all of ours share.
function withoutHead(changeset: string): string {
  return changeset.replace(/^---[^]*?---\s*/, "");
}
