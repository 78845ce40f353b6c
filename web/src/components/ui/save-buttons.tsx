import type { FavoriteCollection } from '@hat-nang/model/favorites';
import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import en from '@/i18n/messages/en/saving.json' with { type: 'json' };
import vi from '@/i18n/messages/vi/saving.json' with { type: 'json' };

const texts = { vi, en };

const toMask = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'><path d='${path}'/></svg>`)}")`;

// The icons are from Phosphor (MIT): heart-bold, heart-fill, list-plus-bold. They are CSS masks in one style sheet, so that the cards do not repeat the
// drawings.
const heartIcon = toMask(
  'M178 36c-20.09 0-37.92 7.93-50 21.56C115.92 43.93 98.09 36 78 36a66.08 66.08 0 0 0-66 66c0 72.34 105.81 130.14 110.31 132.57a12 12 0 0 0 11.38 0C138.19 232.14 244 174.34 244 102a66.08 66.08 0 0 0-66-66m-5.49 142.36A328.7 328.7 0 0 1 128 210.16a328.7 328.7 0 0 1-44.51-31.8C61.82 159.77 36 131.42 36 102a42 42 0 0 1 42-42c17.8 0 32.7 9.4 38.89 24.54a12 12 0 0 0 22.22 0C145.3 69.4 160.2 60 178 60a42 42 0 0 1 42 42c0 29.42-25.82 57.77-47.49 76.36',
);
const filledHeartIcon = toMask(
  'M240 102c0 70-103.79 126.66-108.21 129a8 8 0 0 1-7.58 0C119.79 228.66 16 172 16 102a62.07 62.07 0 0 1 62-62c20.65 0 38.73 8.88 50 23.89C139.27 48.88 157.35 40 178 40a62.07 62.07 0 0 1 62 62',
);
const addToListIcon = toMask(
  'M28 64a12 12 0 0 1 12-12h176a12 12 0 0 1 0 24H40a12 12 0 0 1-12-12m12 76h176a12 12 0 0 0 0-24H40a12 12 0 0 0 0 24m104 40H40a12 12 0 0 0 0 24h104a12 12 0 0 0 0-24m88 0h-12v-12a12 12 0 0 0-24 0v12h-12a12 12 0 0 0 0 24h12v12a12 12 0 0 0 24 0v-12h12a12 12 0 0 0 0-24',
);

const styles = `.save{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-width:2.75rem;min-height:2.75rem;border-radius:999px;font-weight:700;cursor:pointer;color:var(--c-colors-fg-link);background:var(--c-colors-bg-surface);border:2px solid var(--c-colors-border)}
.save:hover{border-color:currentColor}
.save[data-wide]{padding:.5rem 1.25rem;border-color:currentColor}
.save[data-wide]:hover{background:var(--c-colors-bg-sunken)}
.save::before{content:"";width:1.375rem;height:1.375rem;flex-shrink:0;background:currentColor;forced-color-adjust:none;-webkit-mask:${heartIcon} center/contain no-repeat;mask:${heartIcon} center/contain no-repeat}
.save[data-playlist]::before{-webkit-mask-image:${addToListIcon};mask-image:${addToListIcon}}
.save[aria-pressed=true]{color:var(--c-colors-error-600)}
.dark .save[aria-pressed=true]{color:var(--c-colors-error-200)}
.save[aria-pressed=true]::before{-webkit-mask-image:${filledHeartIcon};mask-image:${filledHeartIcon};animation:heart-beat .32s ease-out}
@keyframes heart-beat{40%{transform:scale(1.28)}}
@media(forced-colors:active){.save::before{background:ButtonText}}
.save-row{position:relative;z-index:1;display:flex;flex-shrink:0;gap:.375rem;margin-inline-start:auto}`;

interface SaveProps {
  id: number;
  title: string;
  lang: Lang;
  /** True if the label is visible. */
  isWide?: boolean;
}

/** The styles of both buttons. The layout renders the styles once, because React's page data would otherwise repeat them for each button. */
export function SaveStyles() {
  return (
    <style href="save-buttons" precedence="styles">
      {styles}
    </style>
  );
}

/** The row of buttons of a card, beside the text, because buttons on the picture would cover faces. The row is in front of the link that covers the card. */
export function SaveRow({ children }: { children: ReactNode }) {
  return <div className="save-row">{children}</div>;
}

/**
 * The heart button of one item. It is a plain button with data attributes, so that cards need no script. Every page contains
 * features/favorites/save-button-listener.tsx, which handles clicks and state.
 */
export function FavoriteButton({
  collection,
  id,
  title,
  lang,
  isWide = false,
}: SaveProps & { collection: FavoriteCollection }) {
  return (
    <button
      type="button"
      className="save"
      data-favorite={`${collection}:${id}`}
      data-wide={isWide || undefined}
      data-scan={isWide ? '' : undefined}
      aria-pressed="false"
      aria-label={texts[lang].favorite.replace('{{title}}', () => title)}
      // The listener sets `aria-pressed` from the user's favourites, before and after hydration.
      suppressHydrationWarning
    >
      {isWide ? texts[lang].favoriteShort : null}
    </button>
  );
}

/** Button that opens the playlist dialog for one document. */
export function AddToPlaylistButton({ id, title, lang, isWide = false }: SaveProps & { collection?: 'documents' }) {
  return (
    <button
      type="button"
      className="save"
      data-playlist={id}
      data-title={title}
      data-wide={isWide || undefined}
      data-scan={isWide ? '' : undefined}
      aria-haspopup="dialog"
      aria-label={texts[lang].playlist.replace('{{title}}', () => title)}
    >
      {isWide ? texts[lang].playlistShort : null}
    </button>
  );
}
