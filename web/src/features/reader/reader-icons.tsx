import { getIcon } from '@/icons/get-icon';

const iconNames = [
  'arrow-left-bold',
  'arrow-right-bold',
  'arrow-counter-clockwise-bold',
  'arrows-out-cardinal-bold',
  'book-open-text-bold',
  'books-bold',
  'check-bold',
  'closed-captioning-bold',
  'corners-in-bold',
  'corners-out-bold',
  'film-strip-bold',
  'flag-bold',
  'gauge-bold',
  'hand-tap-bold',
  'hands-clapping-bold',
  'hourglass-medium-bold',
  'image-bold',
  'info-bold',
  'keyboard-bold',
  'list-bullets-bold',
  'minus-bold',
  'pause-fill',
  'play-fill',
  'plus-bold',
  'qr-code-bold',
  'repeat-bold',
  'skip-back-bold',
  'skip-forward-bold',
  'sliders-horizontal-bold',
  'speaker-high-bold',
  'square-split-horizontal-bold',
  'squares-four-bold',
  'text-aa-bold',
  'timer-bold',
  'translate-bold',
  'warning-circle-bold',
  'x-bold',
] as const;

/** The SVG symbols of the reader's icons, once per page. Client components refer to a symbol by its name (glyph.tsx). */
export async function ReaderIcons({ names = iconNames }: { names?: readonly (typeof iconNames)[number][] }) {
  const symbols = await Promise.all(
    names.map(async (name) => {
      const { body, width, height } = await getIcon(`ph:${name}`);
      return `<symbol id="r-${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
    }),
  );
  return (
    <svg
      width="0"
      height="0"
      style={{ position: 'absolute' }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the bundled icon package
      dangerouslySetInnerHTML={{ __html: symbols.join('') }}
    />
  );
}
