import { useState } from "react";

/**
 * Whether `rows` grew at the start since the last rendering: same last row, different second row. The first row may be
 * a control that stays.
 */
export function usePrepended(rows: readonly { readonly id: string }[]): boolean {
  const second = rows[1]?.id;
  const last = rows.at(-1)?.id;
  const [previous, setPrevious] = useState({ second, last, count: rows.length, prepended: false });
  if (previous.second === second && previous.last === last && previous.count === rows.length)
    return previous.prepended;
  const prepended = previous.last === last && previous.second !== second && rows.length > previous.count;
  setPrevious({ second, last, count: rows.length, prepended });
  return prepended;
}
