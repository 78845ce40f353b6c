import { languages } from '@hat-nang/model/languages';
import { easyMark, fontMark, offeredFonts, readingFont, themes } from '../reader/public.ts';

const icons = {
  previous: 'skip-back-bold',
  play: 'play-fill',
  pause: 'pause-fill',
  next: 'skip-forward-bold',
  close: 'x-bold',
};

const toLightRules = (scope: string, { now, onNow }: { now: string; onNow: string }) =>
  `${scope} ::highlight(listen-sentence){background-color:${now};color:${onNow}}${scope} [data-lit]{background:${now};color:${onNow}}`;

/** The fonts that an English text offers are all fonts. `readingFont` replaces a font that the language of the text does not have. */
const fontRules = languages.flatMap((lang) =>
  offeredFonts.en
    .filter((font) => font !== 'site')
    .map((font) => `[${fontMark}=${font}] main:lang(${lang}){--reading-font:${readingFont(lang, font)}}`),
);

const toKnob = (color: string) => `radial-gradient(circle,${color} 0 .375rem,transparent .4375rem)`;

/** Rules of the tools and of the lit sentence, which has the colours of the reader. Older browsers do not resolve custom properties in a highlight. */
export const toolStyles = [
  toLightRules('main', themes.light),
  toLightRules('.dark main', themes.dark),
  '@media(forced-colors:active){main ::highlight(listen-sentence){background-color:Highlight;color:HighlightText}main [data-lit]{outline:3px solid Highlight}}',
  ...fontRules,
  `:root:not([${easyMark}]) .easy-text,[${easyMark}] .full-text:has(+.easy-text){display:none}`,
  '.article-tools{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;margin-bottom:1.25rem}',
  '@media(scripting:none){.article-tools{display:none}}',
  '.article-tools>[aria-expanded=true]{background:var(--c-colors-bg-sunken)}',
  '.text-panel{flex-basis:100%;min-width:0;display:grid;gap:1rem;justify-items:start;padding:1rem clamp(.75rem,4vw,1.25rem);border:2px solid var(--r-line);border-radius:1.25rem;background:var(--r-paper);color:var(--r-text)}',
  '.text-panel>fieldset{width:100%;padding-bottom:0;border-bottom:none}',
  '.text-panel>fieldset:first-child{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));column-gap:2.5rem}',
  // A label that does not fit beside its buttons is above them, in all rows alike.
  '.text-panel fieldset fieldset>:first-child{flex:1 1 5rem}.text-panel fieldset fieldset>:last-child{margin-inline-start:auto}',
  `[data-tool=easy]::before{content:"";flex:none;width:2.25rem;height:1.25rem;border:2px solid;border-radius:999px;background:${toKnob('currentColor')} -.5rem 0 no-repeat}`,
  `[${easyMark}] [data-tool=easy]::before{background-color:currentColor;background-image:${toKnob('var(--c-colors-bg-canvas)')};background-position-x:.5rem}`,
  `@media(forced-colors:active){[data-tool=easy]::before{forced-color-adjust:none;color:ButtonText}[${easyMark}] [data-tool=easy]::before{background-image:${toKnob('ButtonFace')}}}`,
  // The player covers neither the end of the page nor a focused element.
  'body:has(.listen-player){padding-bottom:6rem}html:has(.listen-player){scroll-padding-bottom:6rem}',
  '.listen-player{position:fixed;z-index:80;inset-inline:.5rem;bottom:calc(.75rem + env(safe-area-inset-bottom));width:fit-content;margin-inline:auto;padding:.5rem;border:1px solid var(--c-colors-border);border-radius:1.25rem;background:var(--c-colors-bg-surface);color:var(--c-colors-fg);box-shadow:0 4px 24px rgb(8 22 50/.3)}',
  '.listen-player p{max-width:20rem;padding-inline:.5rem;font-weight:700}',
  '.listen-player div{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.125rem}',
  '.listen-player :is(button,select){min-width:2.75rem;height:2.75rem;border-radius:999px;color:inherit;cursor:pointer}',
  '.listen-player select{width:4.5rem;padding-inline:.5rem 0;border:1px solid var(--c-colors-border-strong,currentColor);background:inherit;font-weight:700}',
  '.listen-player button:hover{background:var(--c-colors-bg-sunken)}',
  '.listen-player button::before{content:"";display:block;width:1.5rem;height:1.5rem;margin:auto;background:currentColor;forced-color-adjust:none;-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat}',
  '@media(forced-colors:active){.listen-player button::before{background:ButtonText}}',
  ...Object.entries(icons).map(
    ([name, icon]) => `.listen-player [data-icon=${name}]{--icon:url(/icons/ph/${icon}.svg)}`,
  ),
].join('');
