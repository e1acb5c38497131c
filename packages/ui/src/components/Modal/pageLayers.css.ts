import { layeredGlobal } from "../../styles/layered.ts";

// Radix switches off every press outside of a dialog, and what it opens from it.
layeredGlobal("body[data-scroll-locked] [data-mimi-layer]", { pointerEvents: "auto" });
