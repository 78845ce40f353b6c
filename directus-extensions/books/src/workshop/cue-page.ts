/** Renders the page on which an editor adjusts the times of a page's sentences. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import { bookPath, textPath } from './book-page.ts';
import { cueScript } from './cue-script.ts';
import type { NumberedSentence } from './number-sentences.ts';
import { renderWorkshop } from './workshop-frame.ts';
import { type DoneKey, workshopTexts } from './workshop-texts.ts';
import type { EditedCue } from './write-cues.ts';

export interface CueView {
  /** Language of the labels. */
  readonly language: Lang;
  readonly book: number;
  readonly page: { readonly id: number; readonly number: number };
  /** Language of the narration. */
  readonly lang: Lang;
  readonly sentences: readonly NumberedSentence[];
  /** One cue per sentence. */
  readonly cues: readonly EditedCue[];
  /** Id of the sound's file. */
  readonly narration: string;
  readonly done: DoneKey | undefined;
}

const MINUTES_30 = 1_800;

export function cueHtml({ language, book, page, lang, sentences, cues, narration, done }: CueView): string {
  const texts = workshopTexts[language];
  const title = texts.adjustTitle(page.number, texts.languages[lang]);
  const path = textPath(book, page.id, lang);
  const soundPath = `/assets/${narration}`;
  const rows = sentences.map(({ text }, index) => {
    const name = escapeHtml(texts.sentence(index + 1));
    const input = (edge: 'start' | 'end') =>
      `<label><span>${escapeHtml(`${texts[edge]} (${texts.seconds})`)}</span><input type="number" step="0.01" min="0" max="${MINUTES_30}" data-cue="${index}" data-edge="${edge}" value="${(cues[index]?.[edge] ?? 0) / 1000}" aria-describedby="s-${index} flaw-${index}"></label>`;
    return `<li class="card" data-row="${index}"><h2 id="s-${index}">${name}: <span lang="${lang}">${escapeHtml(text)}</span></h2>
<div class="times">${input('start')}${input('end')}<button type="button" data-play="${index}" aria-describedby="s-${index}">${escapeHtml(texts.play)}</button></div><p class="flaw" id="flaw-${index}" aria-live="polite"></p></li>`;
  });
  return renderWorkshop(
    language,
    title,
    `<p><a href="${bookPath(book)}#page-${page.id}">${escapeHtml(texts.backToBook)}</a></p><h1>${escapeHtml(title)}</h1>
${done === undefined ? '' : `<p class="notice" role="status">${escapeHtml(texts.done[done])}</p>`}<p>${escapeHtml(texts.adjustIntro)}</p>
<canvas aria-hidden="true" title="${escapeHtml(texts.wave)}"></canvas><audio src="${soundPath}" preload="auto"></audio>
<ol class="plain">${rows.join('\n')}</ol><p><button type="button" id="cut">${escapeHtml(texts.cutAgain)}</button></p>
<div class="bar"><button type="button" class="main" id="save">${escapeHtml(texts.save)}</button><button type="button" id="undo" disabled>${escapeHtml(texts.undo)}</button><output role="status"></output></div>`,
    {
      script: cueScript,
      data: {
        ...{ path, narration, soundPath, cues, flaws: texts.flaws, saved: texts.done.cues },
        ...{ working: texts.working, failed: texts.failed, replace: texts.replace },
      },
    },
  );
}
