/** Default texts of Markdown. */
export const markdownCopy = {
  code: "Code",
  codeIn: (language: string) => `Code in ${language}`,
  copyCode: "Copy code",
};
