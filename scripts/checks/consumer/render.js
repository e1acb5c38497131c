// Node, no bundler: every entry loads where there is no browser, and a page comes out of react-dom/server.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const manifest = JSON.parse(
  await readFile(new URL("node_modules/@mimi/ui/package.json", import.meta.url), "utf8"),
);
const entries = Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
assert.ok(entries.length > 3, "the package has entries");

for (const entry of entries) {
  const name = `@mimi/ui${entry.slice(1)}`;
  const module = await import(name);
  // The setup of tests has only effects.
  if (entry === "./testing") continue;
  assert.ok(Object.keys(module).length > 0, `${name} exports something`);
  const source = await readFile(new URL(import.meta.resolve(name)), "utf8");
  if (entry === "./copy" || entry.startsWith("./locales/"))
    assert.doesNotMatch(source, /"use client"/, `a server component can read ${name}`);
  else if (entry === "./format" || entry === "./tokens")
    assert.doesNotMatch(source, /"use client"|import /, `a server component can read ${name}`);
  else assert.match(source, /^"use client";/, `${name} says that it is client code`);
}

const { ThemeRoot } = await import("@mimi/ui");
const { Button } = await import("@mimi/ui/button");
const page = createElement(ThemeRoot, { theme: "dark" }, createElement(Button, null, "Start chat"));
const html = renderToString(page);
assert.match(html, /<button[^>]*>.*Start chat/s);
assert.match(html, /data-theme="dark"/);

// Pages in other languages: texts, numbers and dates, also those of parts inside other components.
const ui = await import("@mimi/ui");
const { StaticScreen } = await import("@mimi/ui/screens/static-screen");
const english = await import("@mimi/ui/copy");
for (const entry of entries.filter((name) => name.startsWith("./locales/"))) {
  const [texts] = Object.values(await import(`@mimi/ui${entry.slice(1)}`));
  const translated = new Set(texts.map(([ofComponent]) => ofComponent));
  const missing = Object.keys(english).filter(
    (name) => name !== "translate" && !translated.has(english[name]),
  );
  assert.deepEqual(missing, [], `${entry} has the texts of every component`);
}

const none = () => undefined;
const plan = {
  id: "free",
  name: "Gratis",
  price: "0 €",
  current: false,
  features: ["Nachrichten"],
  action: { kind: "upgrade" },
};
const Since = () => {
  const now = Date.UTC(2026, 10, 20, 12, 0);
  return ui.relativeTime(now - 18 * 60_000, { now, locale: ui.useLocale() });
};
const parts = [
  createElement(ui.MainLayout, { header: null, footer: null, key: 1 }, "Inhalt"),
  createElement(ui.Button, { pending: true, key: 2 }, "Speichern"),
  createElement(ui.Toasts, {
    toasts: [{ id: "1", kind: "done", message: "Gelöscht.", action: { onClick: none } }],
    onToastClose: none,
    key: 3,
  }),
  createElement(ui.HiddenCount, { count: 1234, key: 4 }),
  createElement(ui.Footer, { termsHref: "#", privacyHref: "#", contactHref: "#", key: 5 }),
  createElement(ui.Field, { label: "Bio", value: "Hallo", maxLength: 2000, onValueChange: none, key: 6 }),
  createElement(ui.PlanCard, { card: plan, onUpgrade: none, key: 7 }),
  createElement(StaticScreen, { title: "Regeln", date: "2026-11-01", sections: [], key: 8 }),
  createElement(ui.QuotaMeter, { max: 2500, used: 1000, resetsAt: "18:00", key: 9 }),
  createElement(ui.CountLabel, { count: 1_234_567, label: (count) => `${count} Likes`, key: 10 }),
  createElement(Since, { key: 11 }),
];
/** The page of a consumer that imports its components and one language. */
function checkPage(lang, copy, { has, hasNo }) {
  const translated = renderToString(createElement(ThemeRoot, { lang, copy }, parts));
  for (const text of has)
    assert.ok(translated.includes(text), `the page in ${lang} has "${text}": ${translated}`);
  for (const text of [...hasNo, "Skip to content", "Working", "Undo", "Privacy", "Upgrade Now", "November 1"])
    assert.ok(!translated.includes(text), `the page in ${lang} has no "${text}"`);
}

const { de } = await import("@mimi/ui/locales/de");
checkPage("de", de, {
  has: [
    "Zum Inhalt",
    "Wird ausgeführt",
    "Rückgängig",
    "1.234 ausgeblendet",
    "Datenschutz",
    "von 2.000 Zeichen",
    "Gratis",
    "1. November 2026",
    "noch 1.500 von 2.500 Nachrichten",
    "1.234.567 Likes",
    "1,234\u00a0Mio.",
    "vor 18 Minuten",
  ],
  hasNo: [],
});

const { ja } = await import("@mimi/ui/locales/ja");
checkPage("ja", ja, {
  has: [
    "本文へ移動",
    "処理中",
    "元に戻す",
    "1,234件が非表示",
    "プライバシー",
    "2,000文字中5文字を使用",
    "アップグレード",
    "2026年11月1日",
    "残り1,500 / 2,500件",
    "1,234,567 Likes",
    "123.456万",
    "18 分前",
  ],
  hasNo: ["Zum Inhalt"],
});

process.stdout.write(`${entries.length} entries, ${html.length} characters of HTML\n`);
