import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderEmphasis } from "./renderEmphasis.tsx";

/** The markup without the elements that only hold a text. */
const shown = (text: string) =>
  renderToStaticMarkup(<p>{renderEmphasis(text)}</p>).replaceAll(/<span>([^<]*)<\/span>/g, "$1");

describe("renderEmphasis", () => {
  test("renders actions in italics and speech unchanged", () => {
    expect(shown("*She nods.* “Go on.” *A pause.*")).toBe(
      "<p><em>She nods.</em> “Go on.” <em>A pause.</em></p>",
    );
  });

  test("leaves an unpaired asterisk unchanged", () => {
    expect(shown("Five * stars")).toBe("<p>Five * stars</p>");
  });

  test("removes the asterisks of strong emphasis", () => {
    expect(shown("**Now.** Go.")).toBe("<p><em>Now.</em> Go.</p>");
  });

  test("renders HTML as text", () => {
    expect(shown("*<b>x</b>*")).toBe("<p><em>&lt;b&gt;x&lt;/b&gt;</em></p>");
  });
});
