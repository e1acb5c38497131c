import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderEmphasis } from "./renderEmphasis.tsx";

const shown = (text: string) => renderToStaticMarkup(<p>{renderEmphasis(text)}</p>);

describe("saidLine", () => {
  test("sets what is done in italics and leaves what is said", () => {
    expect(shown("*She nods.* “Go on.” *A pause.*")).toBe(
      "<p><em>She nods.</em> “Go on.” <em>A pause.</em></p>",
    );
  });

  test("leaves a star without its partner as it is", () => {
    expect(shown("Five * stars")).toBe("<p>Five * stars</p>");
  });

  test("shows no stars of stress", () => {
    expect(shown("**Now.** Go.")).toBe("<p><em>Now.</em> Go.</p>");
  });

  test("shows markup as the text it is", () => {
    expect(shown("*<b>x</b>*")).toBe("<p><em>&lt;b&gt;x&lt;/b&gt;</em></p>");
  });
});
