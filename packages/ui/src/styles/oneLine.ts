/**
 * A text in one line, which ends with an ellipsis where it does not fit. It is cut off at its end only: in some scripts the marks
 * of the letters are outside the line.
 */
export const oneLine = {
  minInlineSize: 0,
  overflowX: "clip",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;
