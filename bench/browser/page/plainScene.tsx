import { memo, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { proseOf } from "./prose.ts";
import { drawn, frame, type MakeScene, stage } from "./scenes.ts";

let text = "";
let notify = () => {};

const Paragraph = memo(({ children }: { children: string }) => (
  <p style={{ margin: "0 0 1em" }}>{children}</p>
));

/** The baseline: one memoised element per paragraph, and the scroll position at the end. */
function Paragraphs() {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(
    (listener) => {
      notify = listener;
      return () => {};
    },
    () => text,
  );
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  });
  return (
    <div ref={scroller} style={{ blockSize: "100dvh", overflowY: "auto", padding: 20 }}>
      {shown.split("\n\n").map((paragraph, place) => (
        <Paragraph key={place}>{paragraph}</Paragraph>
      ))}
    </div>
  );
}

/** A reply of `tokens` in plain paragraphs. */
export const paragraphs: MakeScene = async ({ tokens = 800 }) => {
  createRoot(stage()).render(<Paragraphs />);
  await drawn();
  const all = proseOf(tokens);
  return {
    run: async () => {
      for (let from = 0; from < all.length; from += 4) {
        await frame();
        text += all.slice(from, from + 4).join("");
        notify();
      }
      await drawn();
      return undefined;
    },
  };
};
