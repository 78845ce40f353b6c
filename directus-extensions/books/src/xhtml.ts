import { render } from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { escapeUTF8 } from 'entities';
import { isBlock } from './html-tree.ts';

/** Options for XML output. `encodeEntities` would write each letter with a diacritic as a number. `toXhtml` escapes the texts itself. */
const xmlOptions = { xmlMode: true, encodeEntities: false } as const;

const isEmpty = (nodes: readonly ChildNode[]) => nodes.every((node) => isText(node) && node.data.trim() === '');

/**
 * Converts nodes of `parseHtml` to XHTML for an EPUB. Returns the XHTML, and the ids of the sentences in order. Each id is used once. Text outside of a
 * block gets a paragraph. Elements without text are left out, except cells, `br` and `hr`.
 */
export function toXhtml(nodes: readonly ChildNode[]): { body: string; sentences: string[] } {
  const sentences: string[] = [];

  const attributesOf = ({ attribs }: Element): Record<string, string> => {
    const { 'data-s': sentenceId, lang, ...rest } = attribs;
    const isNewSentence = sentenceId !== undefined && !sentences.includes(sentenceId);
    if (isNewSentence) sentences.push(sentenceId);
    const newAttributes = {
      ...(isNewSentence ? { id: sentenceId } : {}),
      ...rest,
      ...(lang ? { lang, 'xml:lang': lang } : {}),
    };
    return Object.fromEntries(Object.entries(newAttributes).map(([name, value]) => [name, escapeUTF8(value)]));
  };

  const toXhtmlNodes = (node: ChildNode): ChildNode[] => {
    if (isText(node)) return [new Text(escapeUTF8(node.data))];
    if (!isTag(node)) return [];
    const { name } = node;
    if (name === 'br' || name === 'hr') return [new Element(name, {})];
    const attributes = attributesOf(node);
    const children = node.children.flatMap(toXhtmlNodes);
    if (name === 'a' && attributes.href === undefined) return children;
    if (!isEmpty(children) || name === 'td' || name === 'th') return [new Element(name, attributes, children)];
    // The sentence is left out of the page, so the media overlay must not refer to the sentence.
    if (attributes.id !== undefined) sentences.pop();
    return [];
  };

  const parts: string[] = [];
  let inlineNodes: ChildNode[] = [];
  const flushInline = () => {
    const text = render(inlineNodes, xmlOptions).trim();
    if (text !== '') parts.push(`<p>${text}</p>`);
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flushInline();
      parts.push(render(toXhtmlNodes(node), xmlOptions));
    } else inlineNodes.push(...toXhtmlNodes(node));
  }
  flushInline();
  return { body: parts.filter((part) => part !== '').join('\n'), sentences };
}
