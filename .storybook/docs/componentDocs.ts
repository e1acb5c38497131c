import { subpathOf } from "../../packages/ui/scripts/subpath.ts";
import type { ComponentDocs } from "../../packages/ui/src/ComponentDocs.ts";

const files = import.meta.glob<{ docs: ComponentDocs }>("../../packages/ui/src/**/*.docs.ts", {
  eager: true,
});

/** The usage notes of a component, and how it is imported. */
export interface ComponentPage {
  /** Its name in code, such as `PlanCard`. */
  readonly component: string;
  /** What it is imported from, such as `@mimi/ui/plan-card`. */
  readonly specifier: string;
  readonly docs: ComponentDocs;
}

/**
 * The page of the component in whose folder a stories file is. Titles do not name it: `Screens/Home` shows `HomeScreen`.
 *
 * @param storiesFile Such as `./packages/ui/src/features/plan/PlanCard/PlanCard.stories.tsx`.
 */
export function pageOf(storiesFile: string): ComponentPage | undefined {
  const [, folder, component] = /packages\/ui\/(src\/.+\/(\w+))\/[^/]+$/.exec(storiesFile) ?? [];
  if (folder === undefined || component === undefined) return undefined;
  const docs = files[`../../packages/ui/${folder}/${component}.docs.ts`]?.docs;
  if (docs === undefined) return undefined;
  // All icons have one page and one entry.
  if (component === "Icon") return { component: "HeartIcon", specifier: "@mimi/ui/icons", docs };
  return { component, specifier: `@mimi/ui/${subpathOf(`${folder}/${component}.tsx`)}`, docs };
}
