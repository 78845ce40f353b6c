import type { CSSProperties } from 'react';
import { readEmbedHosts } from '@/cms/config';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { publicUrl } from '@/cms/settings';
import { Box } from '@/components/ui/box';

/** Scales a font size by the visitor's text size (`readingTextScript` in features/reader/stored-settings.ts). */
export const toReadingSize = (size: string) => `calc({fontSizes.${size}} * var(--reading-size, 1))`;

/** Letter spacing, word spacing and font of the visitor. */
export const readingLetters = {
  fontFamily: 'var(--reading-font, inherit)',
  letterSpacing: 'var(--reading-spacing, normal)',
  wordSpacing: 'calc(2 * var(--reading-spacing, 0em))',
};

/**
 * Rich text with typography for long texts.
 * @param html HTML as it is stored; Prose sanitises the HTML
 */
export async function Prose({ html }: { html: string }) {
  const safeHtml = sanitizeHtml(html, await readEmbedHosts());
  return (
    <Box
      data-prose=""
      // The print style sheet adds this origin to the addresses of links (public/print.css).
      style={{ '--origin': JSON.stringify(publicUrl()) } as CSSProperties}
      fontSize={toReadingSize('lg')}
      lineHeight="var(--reading-leading, {lineHeights.loose})"
      maxWidth="var(--reading-measure, none)"
      css={{
        ...readingLetters,
        '& p, & ul, & ol, & blockquote, & table, & figure': { marginBlock: '1em' },
        '& h2, & h3': { fontFamily: 'var(--reading-font, {fonts.heading})' },
        '& h2': { fontSize: toReadingSize('2xl'), marginTop: '1.6em', marginBottom: '0.5em' },
        '& h3': { fontSize: toReadingSize('xl'), marginTop: '1.4em', marginBottom: '0.4em' },
        '& ul': { listStyleType: 'disc', paddingInlineStart: '1.5em' },
        '& ol': { listStyleType: 'decimal', paddingInlineStart: '1.6em' },
        '& li': { marginBlock: '0.35em', paddingInlineStart: '0.2em' },
        '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: 'semibold' },
        '& strong': { fontWeight: 'bold' },
        '& em': { fontStyle: 'italic' },
        '& blockquote': {
          borderInlineStart: '4px solid {colors.warning.400}',
          paddingInlineStart: '1.1em',
          color: 'fg.muted',
        },
        '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
        '& th, & td': { border: '1px solid {colors.border}', padding: '0.5em 0.75em', textAlign: 'start' },
        '& img, & iframe': { borderRadius: 'md' },
        '& iframe': { display: 'block', width: '100%', height: 'auto', aspectRatio: '16 / 9', marginBlock: '1em' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by cms/sanitize-html.ts
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  );
}
