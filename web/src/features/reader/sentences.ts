/** Matches text blocks that contain no other blocks: paragraphs, headings (h2 to h4), list items, quotations, table cells, captions of figures. */
const blockPattern =
  /<(p|li|h[2-4]|blockquote|td|th|figcaption)((?:\s[^>]*)?)>((?:(?!<(?:p|li|ul|ol|h[2-4]|table|blockquote|figure|pre)\b)[\s\S])*?)<\/\1>/g;
const sentencePattern = /<span data-s="([^"]+)">([\s\S]*?)<\/span>/g;

const toPlainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the marked sentences of a text with their ids, as plain text. */
export const listSentences = (markedHtml: string): { id: string; text: string }[] =>
  [...markedHtml.matchAll(sentencePattern)].map(([, id = '', text = '']) => ({ id, text: toPlainText(text) }));

/**
 * Marks the sentences in sanitised HTML with ids, which lets speech follow the text. HTML that already contains marks is not changed. Otherwise every
 * block is split into sentences; a block with markup or entities counts as one sentence.
 * @param locale BCP 47 code; determines where sentences end
 */
export const markSentences = (
  html: string,
  locale: string,
): { html: string; sentences: { id: string; text: string }[] } => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  let sentenceCount = 0;
  const markSentence = (text: string) =>
    toPlainText(text) ? `<span data-s="t${++sentenceCount}">${text.trim()}</span>` : text;
  const markedHtml = html.includes('data-s="')
    ? html
    : html.replace(blockPattern, (_, tag: string, attributes: string, content: string) => {
        const parts =
          content.includes('<') || content.includes('&')
            ? [content]
            : [...segmenter.segment(content)].map(({ segment }) => segment);
        return `<${tag}${attributes}>${parts.map(markSentence).join(' ')}</${tag}>`;
      });
  return { html: markedHtml, sentences: listSentences(markedHtml) };
};
