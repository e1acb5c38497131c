import { useState } from "react";

/**
 * Whether `rows` grew at the start since the last rendering: same end, and another row after the first, which may
 * be a control that stays where it is.
 */
export function usePrepended(rows: readonly { readonly id: string }[]): boolean {
  const second = rows[1]?.id;
  const last = rows.at(-1)?.id;
  const [known, setKnown] = useState({ second, last, count: rows.length, prepended: false });
  if (known.second === second && known.last === last && known.count === rows.length) return known.prepended;
  const prepended = known.last === last && known.second !== second && rows.length > known.count;
  setKnown({ second, last, count: rows.length, prepended });
  return prepended;
}
