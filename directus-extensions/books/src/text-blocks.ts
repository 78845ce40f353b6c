import { type Element, isBlock, type Node, textOf } from './html-tree.ts';

/** A stretch of text in one style. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

/** One thing of a printed page that stands by itself. */
export interface Block {
  kind: 'paragraph' | 'heading2' | 'heading3' | 'quote' | 'item';
  runs: Run[];
  /** Of list items. */
  marker?: string;
  /** How deep a list item stands, from 0. */
  depth: number;
  /** The first block of a new list. */
  isListStart?: boolean;
}

type Style = Pick<Run, 'isBold' | 'isItalic'>;

const plain: Style = { isBold: false, isItalic: false };
const kinds: Readonly<Record<string, Block['kind']>> = {
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading3',
  blockquote: 'quote',
};

const runsOf = (nodes: readonly Node[], style: Style): Run[] =>
  nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ text: node.replace(/\s+/g, ' '), ...style }];
    if (node.tag === 'br') return [{ text: '\n', ...style }];
    return runsOf(node.children, {
      isBold: style.isBold || node.tag === 'strong' || node.tag === 'th',
      isItalic: style.isItalic || node.tag === 'em',
    });
  });

const hasWords = ({ runs }: Block) => runs.some(({ text }) => text.trim() !== '');

/** HTML nodes as the blocks of a PDF. A row of a table is one paragraph. */
export function toBlocks(nodes: readonly Node[], style: Style = plain, kind: Block['kind'] = 'paragraph'): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const flush = () => {
    blocks.push({ kind, runs: runsOf(loose, style), depth: 0 });
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) loose.push(node);
    else {
      flush();
      blocks.push(...ofElement(node, style, kind));
    }
  }
  flush();
  return blocks.filter(hasWords);
}

function ofElement(element: Element, style: Style, kind: Block['kind']): Block[] {
  const { tag, children } = element;
  if (tag === 'ul' || tag === 'ol') return ofList(element, style, 0);
  if (tag === 'tr') {
    const cells = children.filter((child): child is Element => typeof child !== 'string');
    const text = cells.map((cell) => textOf(cell.children)).join(' – ');
    return [{ kind: 'paragraph', runs: [{ text, ...style }], depth: 0 }];
  }
  return toBlocks(children, style, kinds[tag] ?? kind);
}

function ofList({ tag, children }: Element, style: Style, depth: number): Block[] {
  const items = children.filter((child): child is Element => typeof child !== 'string' && child.tag === 'li');
  return items.flatMap((item, index): Block[] => {
    const isNested = (child: Node): child is Element =>
      typeof child !== 'string' && (child.tag === 'ul' || child.tag === 'ol');
    const own = toBlocks(
      item.children.filter((child) => !isNested(child)),
      style,
    );
    const runs = own.flatMap((block, at) => [...(at > 0 ? [{ text: '\n', ...style }] : []), ...block.runs]);
    const marker = tag === 'ol' ? `${index + 1}.` : '•';
    return [
      { kind: 'item', runs, marker, depth, ...(index === 0 && depth === 0 ? { isListStart: true } : {}) },
      ...item.children.filter(isNested).flatMap((list) => ofList(list, style, depth + 1)),
    ];
  });
}
