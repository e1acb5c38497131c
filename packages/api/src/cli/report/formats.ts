import type { Period, ReportTable } from "./readReport.ts";

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The report as Markdown. */
export function asMarkdown(tables: readonly ReportTable[], { from, until }: Period): string {
  const parts = tables.map(({ title, about, columns, rows }) => {
    const lines = [columns, columns.map(() => "---"), ...rows].map(
      (cells) => `| ${cells.map(cellOf).join(" | ")} |`,
    );
    return [`## ${title}`, about, rows.length === 0 ? "None." : lines.join("\n")].join("\n\n");
  });
  return [`# Moderation from ${dayOf(from)} until ${dayOf(until)}`, ...parts, ""].join("\n\n");
}

/** The report as CSV (RFC 4180): a line for each figure. */
export function asCsv(tables: readonly ReportTable[]): string {
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap((cells, row) => cells.map((cell, at) => [title, row + 1, columns[at] ?? "", cell])),
  );
  return [["table", "row", "column", "value"], ...lines]
    .map((cells) => `${cells.map(quoted).join(",")}\r\n`)
    .join("");
}

const cellOf = (value: string | number | null) => (value === null || value === "" ? "-" : String(value));

function quoted(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
