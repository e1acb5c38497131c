// Replaces every letter by one with an accent, so that an untranslated text is easy to see.
const marked: Readonly<Record<string, string>> = {
  ...{
    a: "á",
    b: "ƀ",
    c: "ç",
    d: "ð",
    e: "é",
    f: "ƒ",
    g: "ĝ",
    h: "ĥ",
    i: "î",
    j: "ĵ",
    k: "ķ",
    l: "ļ",
    m: "ɱ",
  },
  ...{
    n: "ñ",
    o: "ö",
    p: "þ",
    q: "ɋ",
    r: "ŕ",
    s: "š",
    t: "ţ",
    u: "ü",
    v: "ṽ",
    w: "ŵ",
    x: "ẋ",
    y: "ý",
    z: "ž",
  },
  ...{
    A: "Á",
    B: "Ɓ",
    C: "Ç",
    D: "Ð",
    E: "É",
    F: "Ƒ",
    G: "Ĝ",
    H: "Ĥ",
    I: "Î",
    J: "Ĵ",
    K: "Ķ",
    L: "Ļ",
    M: "Ḿ",
  },
  ...{
    N: "Ñ",
    O: "Ö",
    P: "Þ",
    Q: "Ɋ",
    R: "Ŕ",
    S: "Š",
    T: "Ţ",
    U: "Ü",
    V: "Ṽ",
    W: "Ŵ",
    X: "Ẋ",
    Y: "Ý",
    Z: "Ž",
  },
};

const vowels = /[áéîöüÁÉÎÖÜ]/g;

/**
 * Readable pseudo-English: each letter gets an accent, and the text is about a third longer, as German is. The `kept`
 * parts are data, such as a name in a sentence, and stay unchanged.
 */
export function pseudo(text: string, unchangedParts: readonly string[] = []): string {
  const [part, ...others] = unchangedParts.filter((one) => one !== "" && text.includes(one));
  if (part !== undefined) {
    return text
      .split(part)
      .map((piece) => pseudo(piece, others))
      .join(part);
  }
  const plain = text.replace(/[A-Za-z]/g, (letter) => marked[letter] ?? letter);
  // Doubles every other vowel: longer, without a new place for a line break.
  let count = 0;
  return plain.replace(vowels, (vowel) => ((count += 1) % 2 === 0 ? vowel : vowel + vowel));
}
