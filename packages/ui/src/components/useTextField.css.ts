import { layeredGlobal } from "../styles/layered.ts";

// An example in the language of the page; what is typed has a direction of its own.
layeredGlobal(":dir(rtl) > :is(input, textarea):placeholder-shown", { direction: "rtl" });
