/** Matches text blocks that contain no other blocks: paragraphs, headings, list items, table cells. */
const block =
  /<(p|li|h[2-4]|blockquote|td|th|figcaption)((?:\s[^>]*)?)>((?:(?!<(?:p|li|ul|ol|h[2-4]|table|blockquote|figure|pre)\b)[\s\S])*?)<\/\1>/g;
const sentence = /<span data-s="([^"]+)">([\s\S]*?)<\/span>/g;

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Marks the sentences in sanitised HTML with ids, which lets speech follow the text. Existing marks are preserved. Without any, every block is split
 * into sentences; a block with links or emphasis remains whole.
 * @param locale BCP 47 code; determines where sentences end
 */
export const markSentences = (
  html: string,
  locale: string,
): { html: string; sentences: { id: string; text: string }[] } => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  let count = 0;
  const mark = (text: string) => (plain(text) ? `<span data-s="t${++count}">${text.trim()}</span>` : text);
  const isMarked = html.includes('data-s="')
    ? html
    : html.replace(block, (_, tag: string, attributes: string, inner: string) => {
        const parts =
          inner.includes('<') || inner.includes('&')
            ? [inner]
            : [...segmenter.segment(inner)].map(({ segment }) => segment);
        return `<${tag}${attributes}>${parts.map(mark).join(' ')}</${tag}>`;
      });
  const sentences = [...isMarked.matchAll(sentence)].map(([, id = '', text = '']) => ({ id, text: plain(text) }));
  return { html: isMarked, sentences };
};
