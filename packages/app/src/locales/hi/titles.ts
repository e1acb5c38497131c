import type { pageFailureTexts as EnglishFailure, titleTexts as English } from "../en/titles.ts";

/** The message in place of a page that throws, or whose code could not be loaded, in Hindi. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "यह पेज लोड नहीं हुआ",
  body: "कनेक्शन देखकर फिर कोशिश करें। आपका लिखा सब कुछ सुरक्षित है।",
};

/** Titles of pages in Hindi. */
export const titleTexts: typeof English = {
  app: "Mimi",
  search: "खोज",
  chats: "आपकी चैट",
  notFound: "404 नहीं मिला",
  discreet: "पढ़ाई",
  newChat: "नई चैट",
};
