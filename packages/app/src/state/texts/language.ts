/** The language of the texts of the app. */
export const LANGUAGE = "en";
