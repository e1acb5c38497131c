import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Grid, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Set tiles of one width in rows, such as cards, figures or the fields of a form."],
  whenNot: [
    "For character cards use CharacterGrid, which loads more and remembers its place.",
    "For parts of different widths use Stack.",
  ],
  accessibility: [
    "The order on the screen is the order in the document. With `as` a list of tiles is a list.",
  ],
  do: ["Give `minColumnWidth`: the number of columns then follows the width, down to one on a phone."],
  dont: ["Do not fix more than two `columns` on a page that phones show."],
};
