import { CharacterGrid } from "@mimi/ui/character-grid";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { cardsOf } from "../../../packages/app/src/features/character/cardOf.ts";
import { summaryOf } from "../../../packages/app/src/testing/contractData.ts";
import { drawn, frame, type MakeScene, stage } from "./scenes.ts";

const PAGE = 20;
/** Frames of the scroll back to the top. */
const STEPS = 100;

/** Characters without a cover, because images are not measured. */
const summaries = (count: number) =>
  Array.from({ length: count }, (_, place) => summaryOf(`c${place}`, { avatar: null }));

const viewing = { reactions: {}, filter: { blurred: true, shown: {}, hidden: {}, revealed: false } };

/** Loads the next page. */
let grow = () => {};

type Summaries = ReturnType<typeof summaries>;

function Grid({ all, loaded }: { all: Summaries; loaded: number }) {
  const size = all.length;
  const [count, setCount] = useState(loaded);
  useEffect(() => {
    grow = () => setCount((before) => Math.min(size, before + PAGE));
  }, [size]);
  const cards = cardsOf(all.slice(0, count), viewing);
  return (
    <main style={{ padding: 20 }}>
      <CharacterGrid
        label="Characters"
        grid={{ kind: "ready", value: { cards, more: "loading" } }}
        onLoadMore={() => {}}
      />
    </main>
  );
}

const end = () => document.documentElement.scrollHeight - innerHeight;
const pageCount = () => document.querySelectorAll("[role=list] > [role=presentation]").length;

/** Scrolling through `size` cards, which load page by page, and back to the top. */
export const scroll: MakeScene = async ({ size = 1_000 }) => {
  createRoot(stage()).render(<Grid all={summaries(size)} loaded={PAGE} />);
  await drawn();
  return {
    run: async () => {
      while (pageCount() * PAGE < size) {
        grow();
        scrollTo(0, end());
        await frame();
      }
      const far = end();
      for (let step = STEPS; step >= 0; step -= 1) {
        scrollTo(0, (far * step) / STEPS);
        await frame();
      }
      return undefined;
    },
  };
};

/** Back to a grid of `size` cards, to a position in its middle. */
export const back: MakeScene = async ({ size = 20 }) => {
  const root = createRoot(stage());
  // The data and the cards are already in memory.
  const all = summaries(size);
  cardsOf(all, viewing);
  return {
    run: async () => {
      flushSync(() => root.render(<Grid all={all} loaded={size} />));
      scrollTo(0, end() / 2);
      for (let frames = 0; !isCardVisible(); frames += 1) {
        if (frames > 60) throw new Error("No card is in filter.");
        await frame();
      }
      await drawn();
      return undefined;
    },
  };
};

function isCardVisible(): boolean {
  const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[role=listitem]");
  return card !== null && card !== undefined;
}
