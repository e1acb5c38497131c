// Every letter with a mark that English does not use, so that what is left plain was never translated.
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
 * English in a made-up language that can still be read: each letter marked, and the whole about a third longer,
 * as German is. The `kept` parts are data, such as a name within a sentence, and stay as they are.
 */
export function pseudo(text: string, kept: readonly string[] = []): string {
  const [part, ...others] = kept.filter((one) => one !== "" && text.includes(one));
  if (part !== undefined) {
    return text
      .split(part)
      .map((piece) => pseudo(piece, others))
      .join(part);
  }
  const plain = text.replace(/[A-Za-z]/g, (letter) => marked[letter] ?? letter);
  // Every other vowel twice: longer, and still no new place to break.
  let count = 0;
  return plain.replace(vowels, (vowel) => ((count += 1) % 2 === 0 ? vowel : vowel + vowel));
}
