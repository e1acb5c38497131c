import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { looseTexts } from "./looseTexts.ts";

const root = createRoot(document.body.appendChild(document.createElement("div")));
const Bare = () => "returned by a component";

afterEach(() => flushSync(() => root.render(null)));

it("finds a text beside other content and one that a component returns, and no text that is alone", () => {
  flushSync(() =>
    root.render(
      <>
        <p>
          beside <b>alone</b>
        </p>
        <p>
          <Bare />
        </p>
        <p>{`alone ${1}`}</p>
      </>,
    ),
  );
  expect(looseTexts()).toEqual(["beside", "returned by a component"]);
});
