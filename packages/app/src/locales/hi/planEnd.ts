import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages about the end of a plan in Hindi. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `${higher} लेने के लिए ${own} रद्द करें। ${own} खत्म होने पर ${higher} चुना जा सकता है।`,
  afterwards: (own, higher) => `${own} खत्म होने पर ${higher} चुना जा सकता है।`,
  cancelled: (own, day) =>
    day === null ? `${own} रद्द हो गया है।` : `${own} रद्द हो गया है। यह ${day} तक आपके पास रहेगा।`,
};
