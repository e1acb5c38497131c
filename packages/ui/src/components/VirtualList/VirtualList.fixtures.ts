/** A row of the example list. */
export interface ExampleRow {
  id: string;
  text: string;
}

/** Rows numbered from `first`, of different heights. */
export function exampleRows(count: number, first = 1): readonly ExampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${first + index}`,
    text: `Row ${first + index}. ${"The lift stops between two floors. ".repeat((first + index) % 5)}`,
  }));
}
