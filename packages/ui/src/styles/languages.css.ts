// Typography that depends on the language: the only place for it. Tokens follow the language of the page, the rest that of a
// `ThemeRoot`. Letters of other scripts are in our families already (scripts/scriptFonts.ts), except the Chinese, Japanese and Korean
// ones, which are the system's (docs/decisions/0066).
import { layeredGlobal } from "./layered.ts";
import { cjk, leading } from "./scales.ts";
import { vars } from "./vars.css.ts";

const page = (...tags: readonly string[]) => tags.map((tag) => `:root:lang(${tag})`).join(", ");
const inside = (...tags: readonly string[]) =>
  `:where([data-mimi-root]):is(${tags.map((tag) => `:lang(${tag})`).join(", ")})`;

/** Higher lines, by the factor for each token. */
function higherLines(factors: Partial<Record<keyof typeof leading, number>>): Record<string, string> {
  const entries = Object.entries(factors) as [keyof typeof leading, number][];
  return {
    ...Object.fromEntries(
      entries.map(([name, factor]) => [vars.leading[name], `calc(${leading[name]} * ${factor})`]),
    ),
    // The reading settings compute the lines of prose again.
    "--mimi-leading-language": String(factors.prose ?? 1),
  };
}

// Han letters have one code for three languages with different shapes, so the first family that has them must be of the
// language. A system's own serif is left out where it is a bitmap font (SimSun) or of low quality (Batang).
const cjkFonts = {
  ja: {
    sans: `"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", Meiryo`,
    serif: `"Hiragino Mincho ProN", "Noto Serif CJK JP", "Noto Serif JP", "Yu Mincho"`,
  },
  ko: {
    sans: `"Apple SD Gothic Neo", "Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic"`,
    serif: `"Noto Serif CJK KR", "Noto Serif KR", "Nanum Myeongjo", AppleMyungjo, "Malgun Gothic"`,
  },
  "zh-Hans": {
    sans: `"PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei"`,
    serif: `"Songti SC", "Noto Serif CJK SC", "Noto Serif SC", "Microsoft YaHei"`,
  },
} as const;

for (const [tag, { sans, serif }] of Object.entries(cjkFonts))
  layeredGlobal(page(tag === "zh-Hans" ? "zh" : tag), { vars: { [cjk.sans]: sans, [cjk.serif]: serif } });

// Tracking breaks the joints of Arabic and the headline of Devanagari, and squeezes letters that fill a square.
layeredGlobal(page("ar", "hi", "ja", "ko", "zh"), {
  vars: { [vars.tracking.display]: "0", [vars.tracking.heading]: "0", [vars.tracking.caps]: "0" },
});

// Marks above and below the letters need more height than Latin ascenders and descenders.
layeredGlobal(page("ar"), {
  vars: higherLines({ name: 1.28, prose: 1.1, bio: 1.1, heading: 1.28, title: 1.3, display: 1.3 }),
});
layeredGlobal(page("hi"), {
  vars: higherLines({ name: 1.18, prose: 1.08, bio: 1.08, heading: 1.2, title: 1.2, display: 1.2 }),
});
// A line of square letters looks denser than one of Latin letters of the same size.
layeredGlobal(page("ja", "ko", "zh"), {
  vars: higherLines({ name: 1.14, prose: 1.08, bio: 1.08, heading: 1.12, title: 1.12, display: 1.1 }),
});

// These scripts have no italics: no browser slants their letters.
layeredGlobal(inside("ar", "hi", "ja", "ko", "zh"), { fontSynthesisStyle: "none" });
layeredGlobal(inside("ja", "zh"), { lineBreak: "strict" });
// Headings and controls break between phrases; in prose the lines would be too uneven.
layeredGlobal(`${inside("ja")} :is(h1, h2, h3, h4, button, label, legend)`, { wordBreak: "auto-phrase" });
layeredGlobal(inside("ko"), { wordBreak: "keep-all" });

// Languages with long words. A chat may be in another language, so prose is never hyphenated (Markdown.css.ts).
layeredGlobal(`${inside("de", "pl", "tr", "ru")} :is(p, h1, h2, h3, h4, li, dt, dd, label, legend)`, {
  hyphens: "auto",
  hyphenateLimitChars: "10 4 4",
});
