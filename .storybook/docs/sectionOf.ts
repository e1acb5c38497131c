/** The text below a heading of a Markdown file, up to the next heading of its level. */
export function sectionOf(markdown: string, heading: string): string {
  const [, text] = markdown.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`There is no section "${heading}".`);
  return (text.split(/\n## /)[0] ?? "").trim();
}
