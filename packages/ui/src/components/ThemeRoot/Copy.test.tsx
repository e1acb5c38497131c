import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountLabel } from "../CountLabel/CountLabel.tsx";
import { Toasts } from "../Toasts/Toasts.tsx";
import { toastsCopy } from "../Toasts/Toasts.copy.ts";
import { mergeCopy, translate } from "./Copy.ts";
import { isolateNames } from "./isolateNames.ts";
import type { Copy } from "./Copy.ts";
import { useCopy } from "./ThemeContext.ts";
import { ThemeRoot } from "./ThemeRoot.tsx";

const english = {
  title: "Plans",
  names: { free: "Free", paid: "Paid" },
  benefits: ["Faster", "Longer"],
  left: (days: number) => `${days} days left`,
};

test("texts that are left out stay English, in groups too", () => {
  const merged = mergeCopy(english, { names: { paid: "Bezahlt" }, left: (days) => `noch ${days} Tage` });
  expect(merged).toEqual({ ...english, names: { free: "Free", paid: "Bezahlt" }, left: merged.left });
  expect(merged.left(3)).toBe("noch 3 Tage");
});

test("a list is replaced as a whole, and the English texts are not changed", () => {
  expect(mergeCopy(english, { benefits: ["Schneller"] }).benefits).toEqual(["Schneller"]);
  expect(english.benefits).toEqual(["Faster", "Longer"]);
});

test("an absent text does not remove the English one", () => {
  expect(mergeCopy(english, { title: undefined }).title).toBe("Plans");
});

test("a translation has the shape of the English texts", () => {
  const literal = { close: "Close", by: (name: string) => `by ${name}` as const } as const;
  const german: Copy<typeof literal> = { close: "Schließen", by: (name) => `von ${name}` };
  expect(german.close).toBe("Schließen");
  // @ts-expect-error -- no such text
  translate(literal, { open: "Öffnen" });
  // @ts-expect-error -- a text function receives a name
  translate(literal, { by: (count: number) => `${count}` });
});

test("a name that is written from right to left is isolated in a sentence, once", () => {
  const texts = { hide: { by: (name: string, count: number) => `${count} by ${name} (2)` }, title: "Hidden" };
  const once = isolateNames(texts);
  expect(once.hide.by("أحمد", 3)).toBe("3 by \u2068أحمد\u2069 (2)");
  expect(once.hide.by("Ahmed", 3)).toBe("3 by Ahmed (2)");
  expect(isolateNames({ by: once.hide.by }).by("רות", 1)).toBe("1 by \u2068רות\u2069 (2)");
  expect(once.title).toBe("Hidden");
  const about = isolateNames({ removed: (item: { name: string }) => `${item.name} was removed` });
  expect(about.removed({ name: "أحمد" })).toBe("\u2068أحمد\u2069 was removed");
});

const toast = {
  id: "1",
  kind: "done",
  message: "Gespeichert.",
  action: { onClick: () => undefined },
} as const;
const german = [translate(toastsCopy, { close: "Schließen", undo: "Rückgängig" })];

function page(own?: Copy<typeof toastsCopy>): string {
  return renderToStaticMarkup(
    <ThemeRoot lang="de" copy={german}>
      <ThemeRoot>
        <Toasts toasts={[toast]} onToastClose={() => undefined} copy={own} />
        <CountLabel count={1234.5} label={(count) => `${count} Gespräche`} />
      </ThemeRoot>
    </ThemeRoot>,
  );
}

test("components have the texts and numbers of the nearest ThemeRoot that sets them", () => {
  expect(page()).toContain("Rückgängig");
  expect(page()).toContain('aria-label="Schließen"');
  expect(page()).toContain('aria-label="Notifications"');
  expect(page()).toContain("1.234,5 Gespräche");
});

const toasts = <Toasts toasts={[toast]} onToastClose={() => undefined} />;

test("a ThemeRoot inside another one adds its texts", () => {
  const html = renderToStaticMarkup(
    <ThemeRoot lang="de" copy={german}>
      <ThemeRoot copy={[translate(toastsCopy, { undo: "Zurück" })]}>{toasts}</ThemeRoot>
    </ThemeRoot>,
  );
  expect(html).toContain("Zurück");
  expect(html).toContain('aria-label="Schließen"');
});

test("a ThemeRoot translates a text in a group, and leaves the others of the group", () => {
  const settings = { sections: { appearance: { title: "Appearance" }, reading: { title: "Reading" } } };
  function Sections() {
    const { sections } = useCopy(settings);
    return `${sections.appearance.title}, ${sections.reading.title}`;
  }
  const html = renderToStaticMarkup(
    <ThemeRoot lang="de" copy={[translate(settings, { sections: { appearance: { title: "Darstellung" } } })]}>
      <Sections />
    </ThemeRoot>,
  );
  expect(html).toContain("Darstellung, Reading");
});

test("a ThemeRoot in another language has none of the texts around it", () => {
  const french = [translate(toastsCopy, { undo: "Annuler" })];
  const html = renderToStaticMarkup(
    <ThemeRoot lang="de" copy={german}>
      <ThemeRoot lang="fr" copy={french}>
        {toasts}
      </ThemeRoot>
      <ThemeRoot lang="en">{toasts}</ThemeRoot>
    </ThemeRoot>,
  );
  expect(html).toContain("Annuler");
  expect(html).toContain("Undo");
  expect(html).not.toContain("Schließen");
});

test("a component's own texts come first", () => {
  expect(page({ undo: "Zurück" })).toContain("Zurück");
  expect(page({ undo: "Zurück" })).toContain('aria-label="Schließen"');
});

test.each([
  ["de", undefined, "ltr"],
  ["ar", undefined, "rtl"],
  ["ar-Latn", undefined, "ltr"],
  ["fa-IR", undefined, "rtl"],
  ["ar", "ltr", "ltr"],
  ["en", "rtl", "rtl"],
] as const)("a ThemeRoot in %s with the direction %s is %s", (lang, direction, expected) => {
  const html = renderToStaticMarkup(
    <ThemeRoot lang={lang} direction={direction}>
      {toasts}
    </ThemeRoot>,
  );
  expect(html).toContain(`dir="${expected}"`);
});

test("a ThemeRoot without a language has the direction of the page", () => {
  expect(renderToStaticMarkup(<ThemeRoot>{toasts}</ThemeRoot>)).not.toContain("dir=");
});
