import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { isBlock, textOf } from './html-tree.ts';

/** A run of text in one style. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

/** A text block of a printed page. */
export interface Block {
  kind: 'paragraph' | 'heading2' | 'heading3' | 'quote' | 'item';
  runs: Run[];
  /** Bullet or number of a list item. */
  marker?: string;
  /** Nesting level of a list item, from 0. */
  depth: number;
  /** True for the first item of a list that is not nested. */
  isListStart?: boolean;
}

type Style = Pick<Run, 'isBold' | 'isItalic'>;

const plainStyle: Style = { isBold: false, isItalic: false };
const blockKinds: Readonly<Record<string, Block['kind']>> = {
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading3',
  blockquote: 'quote',
};

const runsOf = (nodes: readonly ChildNode[], style: Style): Run[] =>
  nodes.flatMap((node): Run[] => {
    if (isText(node)) return [{ text: node.data.replace(/\s+/g, ' '), ...style }];
    if (!isTag(node)) return [];
    if (node.name === 'br') return [{ text: '\n', ...style }];
    return runsOf(node.children, {
      isBold: style.isBold || node.name === 'strong' || node.name === 'th',
      isItalic: style.isItalic || node.name === 'em',
    });
  });

const hasWords = ({ runs }: Block) => runs.some(({ text }) => text.trim() !== '');

/** Converts HTML nodes to the blocks of a PDF. A table row becomes one paragraph. */
export function toBlocks(
  nodes: readonly ChildNode[],
  style: Style = plainStyle,
  kind: Block['kind'] = 'paragraph',
): Block[] {
  const blocks: Block[] = [];
  let inlineNodes: ChildNode[] = [];
  const flushRuns = () => {
    blocks.push({ kind, runs: runsOf(inlineNodes, style), depth: 0 });
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) inlineNodes.push(node);
    else {
      flushRuns();
      blocks.push(...elementToBlocks(node, style, kind));
    }
  }
  flushRuns();
  return blocks.filter(hasWords);
}

function elementToBlocks(element: Element, style: Style, kind: Block['kind']): Block[] {
  const { name, children } = element;
  if (name === 'ul' || name === 'ol') return listToBlocks(element, style, 0);
  if (name === 'tr') {
    const text = children
      .filter(isTag)
      .map((cell) => textOf(cell.children))
      .join(' – ');
    return [{ kind: 'paragraph', runs: [{ text, ...style }], depth: 0 }];
  }
  return toBlocks(children, style, blockKinds[name] ?? kind);
}

function listToBlocks({ name, children }: Element, style: Style, depth: number): Block[] {
  return children.filter(isTag).flatMap((item, index): Block[] => {
    const isNested = (child: ChildNode): child is Element =>
      isTag(child) && (child.name === 'ul' || child.name === 'ol');
    const ownBlocks = toBlocks(
      item.children.filter((child) => !isNested(child)),
      style,
    );
    const runs = ownBlocks.flatMap((block, index) => [...(index > 0 ? [{ text: '\n', ...style }] : []), ...block.runs]);
    const marker = name === 'ol' ? `${index + 1}.` : '•';
    return [
      { kind: 'item', runs, marker, depth, ...(index === 0 && depth === 0 ? { isListStart: true } : {}) },
      ...item.children.filter(isNested).flatMap((list) => listToBlocks(list, style, depth + 1)),
    ];
  });
}
