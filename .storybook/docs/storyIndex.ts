import { statuses, statusOf } from "./status.ts";
import type { Status } from "./status.ts";

/** The part of Storybook's `index.json` that we read. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, StoryIndexEntry>>;
}

interface StoryIndexEntry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
  readonly tags?: readonly string[];
}

/** A component's stories by status. */
export interface ComponentStatus {
  /** Its title, such as `Features/Plan/PlanCard`. */
  readonly title: string;
  /** The `id` of its page. */
  readonly page: string;
  readonly stories: number;
  readonly counts: Record<Status, number>;
}

/** Every component of an index, by title. Throws for a story without a status. */
export function componentsOf(index: StoryIndex): ComponentStatus[] {
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const titles = Map.groupBy(stories, ({ title }) => title);
  return [...titles]
    .map(([title, own]) => ({
      title,
      page: `${own[0]?.id.split("--")[0] ?? ""}--docs`,
      stories: own.length,
      counts: count(own.map(({ tags = [] }) => statusOf(tags))),
    }))
    .sort((one, other) => one.title.localeCompare(other.title, "en"));
}

function count(found: readonly Status[]): Record<Status, number> {
  const names = Object.keys(statuses) as Status[];
  return Object.fromEntries(
    names.map((name) => [name, found.filter((status) => status === name).length]),
  ) as Record<Status, number>;
}
