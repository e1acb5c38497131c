import { CUT_TOKEN, type Mark, MARK_BEGINS, type MarkKind, markAt } from "./marks.ts";

/** White space, and letters without a shape, which make an empty reply, too. */
const SPACE = /^[\s\u00AD\u180E\u200B-\u200D\u2060\u2800\u3164]*/;
/** Longer runs of backticks are a drawing. */
const RUN_MAX = 32;
const RUN = /^(?:`{1,32}|~{1,32})/;
/** The end of a text in which an unfinished mark can begin. */
const UNFINISHED_MAX = 80;

/** The text of an answer that is not decided yet. */
export class HeldText {
  text = "";
  /** Whether no more text follows. */
  isLast = false;

  /** Takes the first characters. */
  take(length: number): string {
    const taken = this.text.slice(0, length);
    this.text = this.text.slice(length);
    return taken;
  }

  /** Takes the white space at the beginning, and letters without a shape. */
  takeSpace(): string {
    return this.take(SPACE.exec(this.text)?.[0].length ?? 0);
  }

  /** The mark at a position; `maybe` while it is not clear. */
  markAt(at: number): Mark | "maybe" | null {
    const mark = markAt(this.text, at);
    if (mark !== "maybe" || !this.isLast) return mark;
    const rest = this.text.slice(at);
    return CUT_TOKEN.test(rest) ? { kind: "other", length: rest.length } : null;
  }

  /** The first mark of some kinds from a position on. */
  find(kinds: readonly MarkKind[], from = 0): (Mark & { readonly at: number }) | null {
    MARK_BEGINS.lastIndex = from;
    for (let found = MARK_BEGINS.exec(this.text); found; found = MARK_BEGINS.exec(this.text)) {
      const mark = markAt(this.text, found.index);
      if (mark && mark !== "maybe" && kinds.includes(mark.kind)) return { ...mark, at: found.index };
    }
    return null;
  }

  /** The length of the end that can become a mark. */
  unfinishedLength(): number {
    if (this.isLast) return 0;
    MARK_BEGINS.lastIndex = Math.max(0, this.text.length - UNFINISHED_MAX);
    for (let found = MARK_BEGINS.exec(this.text); found; found = MARK_BEGINS.exec(this.text)) {
      if (markAt(this.text, found.index) === "maybe") return this.text.length - found.index;
    }
    return 0;
  }

  /** The backticks or tildes at the beginning; null while more can follow. */
  run(): string | null {
    const run = RUN.exec(this.text)?.[0] ?? "";
    const canGrow = run !== "" && run.length === this.text.length && run.length < RUN_MAX;
    return canGrow && !this.isLast ? null : run;
  }

  /** Whether the text is, or can become, one of these beginnings. They are in small letters. */
  begins(beginnings: readonly string[]): boolean | "maybe" {
    const text = this.text.slice(0, 40).toLowerCase();
    if (beginnings.some((one) => text.startsWith(one))) return true;
    return !this.isLast && beginnings.some((one) => one.startsWith(text)) ? "maybe" : false;
  }
}
