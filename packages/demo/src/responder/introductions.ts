/** What people say they are that is no name. */
const NO_NAME =
  /^(?:An?|The|Not|Here|Sorry|Sure|Fine|Back|Ready|Done|Afraid|Happy|Sad|Glad|Tired|Lost|Ok|Okay|English|German|French|Spanish|Italian|Irish|Scottish|Welsh|British|American|Canadian|Australian|Dutch|Polish|Swedish|Norwegian|Danish|Finnish|Chinese|Japanese|Indian|Brazilian|Mexican|Jewish|Christian|Muslim|Catholic)$/;

/** The name in "I'm Jonas"; empty when there is none. */
export function introducedIn(message: string): string {
  const found =
    /\b(?:[Mm]y name is|[Mm]y name['’]s|[Cc]all me)\s+(\p{Lu}\p{L}+)\b/u.exec(message) ??
    /\b(?:I am|I['’]m)\s+(\p{Lu}\p{Ll}+)(?=\s*(?:[.!,;?”"*]|$|and\b))/u.exec(message);
  const name = found?.[1] ?? "";
  return NO_NAME.test(name) ? "" : name;
}
