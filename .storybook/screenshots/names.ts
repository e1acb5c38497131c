import { sheetOf, sheets } from "./sheets.ts";
import { windows } from "./windows.ts";

/** The path of a sheet's screenshot under `__vr__`, without `.png`: `chat/message-list-dark`. */
export function sheetFile(title: string, theme: string): string {
  return `${titlePath(title)}-${theme}`;
}

/** The path of the screenshot of one story: `screens/home-signed-in-dark-phone`. */
export function windowFile(title: string, story: string, mode: string): string {
  return `${titlePath(title)}-${kebab(story)}-${mode}`;
}

/** The paths of all screenshots of a title. */
export function filesOf(title: string): readonly string[] {
  const stories = windows[title]?.stories;
  if (stories !== undefined) {
    return Object.entries(stories).flatMap(([story, modes]) =>
      modes.map((mode) => windowFile(title, story, mode)),
    );
  }
  const sheet = sheetOf(title);
  const { themes = ["light", "dark"] } = sheets[sheet] ?? {};
  return themes.map((theme) => sheetFile(sheet, theme));
}

function titlePath(title: string): string {
  return title
    .replace(/^Features\//, "")
    .split("/")
    .map(kebab)
    .join("/");
}

function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}
