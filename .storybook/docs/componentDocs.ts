import type { ComponentDocs } from "../../packages/ui/src/ComponentDocs.ts";

const files = import.meta.glob<{ docs: ComponentDocs }>("../../packages/ui/src/**/*.docs.ts", {
  eager: true,
});

const byComponent = new Map(
  Object.entries(files).map(([path, { docs }]) => [/(\w+)\.docs\.ts$/.exec(path)?.[1] ?? path, docs]),
);

/** The usage notes of a component (`X.docs.ts`), by the last part of its title. */
export function docsOf(title: string): ComponentDocs | undefined {
  return byComponent.get(title.slice(title.lastIndexOf("/") + 1));
}
