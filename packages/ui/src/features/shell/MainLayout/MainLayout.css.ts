import { layered } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";

// A short page fills the window: its footer, and banners after it, are at the bottom.
export const layout = layered({
  display: "flex",
  flexDirection: "column",
  minBlockSize: `calc(100dvh - ${vars.size.bottomInset})`,
});

export const page = layered({ flexGrow: 1, outline: "none" });
