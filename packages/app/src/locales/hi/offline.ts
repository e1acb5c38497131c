import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Hindi. */
export const offlineTexts: typeof English = {
  title: "कनेक्शन नहीं है",
  text: "Mimi से अभी संपर्क नहीं हो पा रहा है। आपका लिखा हुआ सुरक्षित है, और कनेक्शन लौटते ही यह पेज अपने आप खुल जाएगा।",
  tryAgain: "फिर कोशिश करें",
};
