// What no page needs for its first paint, as one module.
export { AllOverlays } from "./AllOverlays.tsx";
export { bootLater } from "./bootLater.ts";
