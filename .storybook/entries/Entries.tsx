import { entries } from "virtual:entries";
import { useDocsTheme } from "../docs/ThemedDocs.tsx";
import "./entries.css";

/** Every component of one shelf by area: a picture, its import, and what it is. Each leads to its page. */
export function Entries({ shelf }: { shelf: (typeof entries)[number]["shelf"] }) {
  const theme = useDocsTheme();
  const shown = entries.filter((entry) => entry.shelf === shelf);
  return [...Map.groupBy(shown, ({ area }) => area)].map(([area, ofArea]) => (
    <section key={area}>
      <h3>{area}</h3>
      <ul className="mimi-entries">
        {ofArea.map((entry) => (
          <li key={entry.component} className="mimi-entry">
            <a href={`./?path=/docs/${entry.page}`} target="_top">
              <Picture entry={entry} theme={theme} />
              <strong>{entry.component}</strong>
            </a>
            <p>{entry.sentence}</p>
            <code>{entry.specifier}</code>
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface PictureProps {
  entry: (typeof entries)[number];
  theme: "light" | "dark";
}

/** The top of a screenshot. A component that has none, because it is a part of others, has its initials. */
function Picture({ entry, theme }: PictureProps) {
  const source = (theme === "dark" ? entry.dark : undefined) ?? entry.light ?? entry.dark;
  if (source !== undefined) return <img className="mimi-entry-picture" src={source} alt="" loading="lazy" />;
  const initials = entry.component.replace(/[a-z]/g, "");
  return (
    <span className="mimi-entry-picture" aria-hidden>
      {initials}
    </span>
  );
}
