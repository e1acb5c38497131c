// What no page needs for its first paint, as one module.
export { AllOverlays } from "./AllOverlays.tsx";
export { startLater } from "./startLater.ts";
