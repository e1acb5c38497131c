/**
 * The texts of the page that React holds as text nodes: beside other content, or returned by a component. A browser that
 * translates the page replaces each by an element. React changes the text that it holds, which is not on the page any more,
 * and fails when it removes the text or inserts something before it. A text that is the only content of its element is
 * changed through the element.
 */
export function looseTexts(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const loose: string[] = [];
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const text = node.textContent?.trim() ?? "";
    // React marks each node that it holds; it says nothing else about them.
    const isHeld = Object.keys(node).some((key) => key.startsWith("__reactFiber"));
    // A browser does not translate what is drawn.
    if (isHeld && text !== "" && node.parentElement?.closest("svg") === null) loose.push(text);
  }
  return loose;
}
