import { type ChildNode, isTag } from 'domhandler';

/**
 * Corrects the levels of headings in the text of a page, so that no level is skipped below the page's heading of level 1. Changes the nodes, and returns
 * them.
 */
export function orderHeadings(nodes: ChildNode[]): ChildNode[] {
  let lastLevel = 1;
  const visit = (node: ChildNode) => {
    if (!isTag(node)) return;
    const level = /^h([2-6])$/.exec(node.name)?.[1];
    if (level !== undefined) {
      lastLevel = Math.min(Number(level), lastLevel + 1);
      node.name = `h${lastLevel}`;
    }
    for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return nodes;
}
