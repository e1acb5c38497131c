/** Words that are the same, removed, or added. */
export interface DiffSegment {
  kind: "same" | "removed" | "new";
  text: string;
}

/** Above this many pairs of words a word diff would block the page and be unreadable. */
const MOST_PAIRS = 4_000_000;

/** Returns the difference of two texts, as segments of words in order. */
export function wordDiff(before: string, after: string): readonly DiffSegment[] {
  const old = words(before);
  const now = words(after);
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  const segments: DiffSegment[] = [];
  const add = (kind: DiffSegment["kind"], text: string) => {
    const last = segments.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else segments.push({ kind, text });
  };
  add("same", old.slice(0, start).join(""));
  for (const { kind, text } of middle(old.slice(start, old.length - end), now.slice(start, now.length - end)))
    add(kind, text);
  add("same", old.slice(old.length - end).join(""));
  return segments;
}

function words(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** The changed part, by its longest common subsequence of words. */
function middle(old: readonly string[], now: readonly string[]): readonly DiffSegment[] {
  if (old.length * now.length > MOST_PAIRS || old.length === 0 || now.length === 0)
    return [
      { kind: "removed", text: old.join("") },
      { kind: "new", text: now.join("") },
    ];
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const segments: DiffSegment[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [removed, added] = [old[row], now[column]];
    if (removed !== undefined && removed === added) {
      segments.push({ kind: "same", text: removed });
      row += 1;
      column += 1;
    } else if (removed !== undefined && (added === undefined || at(row + 1, column) >= at(row, column + 1))) {
      segments.push({ kind: "removed", text: removed });
      row += 1;
    } else {
      segments.push({ kind: "new", text: added ?? "" });
      column += 1;
    }
  }
  return segments;
}
