/** Allowed tags in the rich text of the seeds. The site itself allows more. */
const allowedTags = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a']);
const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" };

/** Escapes plain text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Returns the text of a body without tags. A line break ends each block, because a heading must not run into the next sentence. */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/(p|h2|h3|li|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => namedEntities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Returns the trimmed sentences of a text or an HTML body in order. The end of a block ends a sentence. */
export function sentencesOf(body: string): string[] {
  return htmlToText(body)
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}\p{N}“"‘'(–—])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Counts words. In Vietnamese each written syllable counts as one word. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Returns the href of every link of a body. */
export function extractLinks(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map((match) => match[1] as string);
}

/** Lists problems of the markup, such as unknown or unclosed tags, attributes, text outside of blocks, stray angle brackets and bare ampersands. */
export function findHtmlProblems(html: string): string[] {
  const problems: string[] = [];
  const openTags: string[] = [];
  const textAfterTags = html.replace(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*)>/g,
    (_whole, slash: string, tag: string, attributes: string) => {
      if (!allowedTags.has(tag)) problems.push(`<${tag}> is not allowed (only ${[...allowedTags].join(', ')})`);
      if (slash === '/') {
        if (openTags.pop() !== tag) problems.push(`</${tag}> closes nothing or the wrong tag`);
        return '';
      }
      if (tag === 'a') {
        if (!/^\s+href="(\/|https:\/\/)[^"\s]*"$/.test(attributes)) {
          problems.push(`<a${attributes}> needs exactly one href starting with / or https://`);
        }
      } else if (attributes.trim() !== '') problems.push(`<${tag}> takes no attributes`);
      if (tag === 'p' && openTags.includes('p')) problems.push('<p> inside <p>');
      openTags.push(tag);
      return '';
    },
  );
  if (openTags.length > 0) problems.push(`not closed: ${openTags.map((tag) => `<${tag}>`).join(', ')}`);
  if (/[<>]/.test(textAfterTags)) problems.push('a stray < or >: write &lt; or &gt;');
  if (/&(?!(?:amp|lt|gt|quot|nbsp|apos|#\d+);)/.test(html)) problems.push('a bare &: write &amp;');
  if (!/^\s*<(p|h2|h3|ul|ol|blockquote)\b/.test(html))
    problems.push('text must be inside <p>, <h2>, <h3>, a list or <blockquote>');
  return problems;
}
