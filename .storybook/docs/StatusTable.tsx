import { useEffect, useState } from "react";
import { componentsOf } from "./storyIndex.ts";
import type { ComponentStatus, StoryIndex } from "./storyIndex.ts";
import { statuses } from "./status.ts";
import type { Status } from "./status.ts";
import { StatusBadge } from "./StatusBadge.ts";

/** Every component with the number of its stories and its status, read from the index of stories. */
export function StatusTable() {
  const [components, setComponents] = useState<readonly ComponentStatus[]>();
  useEffect(() => {
    const leave = new AbortController();
    void fetch("./index.json", { signal: leave.signal })
      .then((answer) => answer.json() as Promise<StoryIndex>)
      .then((index) => setComponents(componentsOf(index)))
      .catch((error: unknown) => {
        if (!leave.signal.aborted) throw error;
      });
    return () => leave.abort();
  }, []);
  if (components === undefined) return <p>Counting the stories.</p>;
  return (
    <>
      <Totals components={components} />
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Stories</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ title, page, stories, counts }) => (
            <tr key={title}>
              <th scope="row" style={{ textAlign: "start" }}>
                <a href={`./?path=/docs/${page}`} target="_top">
                  {title}
                </a>
              </th>
              <td>{stories}</td>
              <td>
                {shown(counts).map((status) => (
                  <span key={status}>
                    <StatusBadge status={status} /> {counts[status] === stories ? "" : counts[status]}{" "}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Totals({ components }: { components: readonly ComponentStatus[] }) {
  const sum = (of: (one: ComponentStatus) => number) =>
    components.reduce((total, component) => total + of(component), 0);
  return (
    <p>
      {components.length} components, {sum(({ stories }) => stories)} stories:{" "}
      {(Object.keys(statuses) as Status[])
        .map((status) => `${sum(({ counts }) => counts[status])} ${statuses[status].name.toLowerCase()}`)
        .join(", ")}
      .
    </p>
  );
}

function shown(counts: Record<Status, number>): Status[] {
  return (Object.keys(counts) as Status[]).filter((status) => counts[status] > 0);
}
