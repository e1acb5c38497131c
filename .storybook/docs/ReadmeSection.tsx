import { Markdown } from "@storybook/addon-docs/blocks";
import readme from "../../packages/ui/README.md?raw";
import { sectionOf } from "./sectionOf.ts";

/** A section of the README of `@mimi/ui`, without its heading: the page has one. */
export function ReadmeSection({ heading }: { heading: string }) {
  return <Markdown>{sectionOf(readme, heading)}</Markdown>;
}
