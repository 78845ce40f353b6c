/** Browser script of the page of a book: order, numbers, synthetic voices and uploads. */
import type { VoiceJob } from './voice-panel.ts';
import { toScript } from './workshop-frame.ts';

interface BookData {
  /** Path of the book in the workshop. */
  readonly path: string;
  readonly working: string;
  readonly failed: string;
  readonly moved: string;
  readonly replace: string;
  readonly voices: readonly VoiceJob[];
  /** `{page}`, `{place}` and `{count}` are replaced here, in `kept` only `{count}`. */
  readonly speaking: string;
  readonly kept: string;
}

/** Runs in the browser. Uses nothing outside itself, because the page contains the source of this function only. */
function runBookPage(data: BookData): void {
  const { path, working, failed, moved, replace, voices, speaking, kept } = data;
  const list = document.getElementById('pages') as HTMLOListElement;
  const saveButton = document.getElementById('save-order') as HTMLButtonElement;
  const output = document.querySelector('.bar output') as HTMLOutputElement;
  const items = () => [...list.children] as HTMLLIElement[];

  /** Throws an Error whose message is for the user. `isRefused` means that the server has ended its work and changed nothing. */
  const post = async (address: string, request: RequestInit): Promise<Response> => {
    const response = await fetch(address, { method: 'POST', ...request }).catch(() => undefined);
    if (!response) throw new Error(failed);
    if (!response.ok) throw Object.assign(new Error(await readError(response)), { isRefused: response.status < 500 });
    return response;
  };
  const send = (address: string, body: unknown): Promise<Response> =>
    post(address, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const readError = async (response: Response): Promise<string> => {
    const answer = await response.json().catch(() => undefined);
    const messages = (answer?.errors ?? []).map((error: { message: string }) => error.message);
    return messages.join('\n') || failed;
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (list.hasAttribute('aria-busy')) return;
    output.textContent = working;
    list.setAttribute('aria-busy', 'true');
    try {
      await work();
      // The page stays open if the user decides to keep an unsaved order.
      output.textContent = '';
    } catch (error) {
      output.textContent = error instanceof Error ? error.message : String(error);
    }
    list.removeAttribute('aria-busy');
  };
  /** Opens the page of the book again, at one of its pages, with a sentence that says what was done. */
  const reopen = (done: string, pageId?: string) => {
    const hash = pageId ? `#page-${pageId}` : '';
    location.replace(`${path}?done=${done}&at=${Date.now()}${hash}`);
  };

  const announceMove = (item: HTMLLIElement) => {
    saveButton.disabled = false;
    output.textContent = moved
      .replace('{page}', item.dataset.name ?? '')
      .replace('{place}', String(items().indexOf(item) + 1))
      .replace('{count}', String(items().length));
  };

  /**
   * Makes one page after the other, because each request must be short. Pages that are done stay done. A refused page does not stop the next one, but the
   * third refusal ends the work, because its reason probably holds for all pages.
   */
  const makeVoices = async ({ lang, pages, label }: VoiceJob): Promise<void> => {
    const refusals: string[] = [];
    let done = 0;
    const failure = () =>
      new Error([...refusals, ...(done > 0 ? [kept.replace('{count}', String(done))] : [])].join('\n'));
    for (const [index, page] of pages.entries()) {
      output.textContent = speaking
        .replace('{page}', page.name)
        .replace('{place}', String(index + 1))
        .replace('{count}', String(pages.length));
      try {
        await send(`${path}/pages/${page.id}/${lang}/voice`, label === undefined ? {} : { label });
        done += 1;
      } catch (error) {
        const { message, isRefused } = error as Error & { isRefused?: boolean };
        refusals.push(message.startsWith(`${page.name}:`) ? message : `${page.name}: ${message}`);
        if (!isRefused || refusals.length === 3) throw failure();
      }
    }
    if (refusals.length > 0) throw failure();
    reopen('voices');
  };

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    const item = button?.closest('li');
    if (button?.dataset.move && item instanceof HTMLLIElement) {
      const other = button.dataset.move === '1' ? item.nextElementSibling : item.previousElementSibling;
      if (!other) return;
      if (button.dataset.move === '1') other.after(item);
      else other.before(item);
      // Moving an element takes its focus away.
      button.focus();
      announceMove(item);
    }
    if (button?.dataset.number !== undefined) {
      const page = button.dataset.number;
      void run(async () => {
        await send(`${path}/sentences`, page === '' ? {} : { page: Number(page) });
        reopen('numbers', page);
      });
    }
    const voiceJob = voices.find(({ lang }) => lang === button?.dataset.voice);
    if (voiceJob && (voiceJob.question === undefined || confirm(voiceJob.question)))
      void run(() => makeVoices(voiceJob));
  });

  saveButton.addEventListener('click', () => {
    void run(async () => {
      await send(`${path}/order`, { pages: items().map((item) => Number(item.dataset.page)) });
      saveButton.disabled = true;
      reopen('order');
    });
  });

  window.addEventListener('beforeunload', (event) => {
    if (!saveButton.disabled) event.preventDefault();
  });

  let dragged: HTMLLIElement | undefined;
  list.addEventListener('dragstart', (event) => {
    // Selected text can be dragged, too. Its target is a text node.
    const source = event.target;
    if (!(source instanceof HTMLLIElement) || source.parentElement !== list) return;
    dragged = source;
    dragged.classList.add('dragged');
  });
  list.addEventListener('dragover', (event) => {
    const item = (event.target as Element).closest('#pages > li');
    if (!dragged || !item) return;
    event.preventDefault();
    if (item === dragged) return;
    const { top, height } = item.getBoundingClientRect();
    if (event.clientY > top + height / 2) item.after(dragged);
    else item.before(dragged);
  });
  list.addEventListener('drop', (event) => {
    // A file that is dropped on an input keeps its default.
    if (dragged) event.preventDefault();
  });
  list.addEventListener('dragend', () => {
    dragged?.classList.remove('dragged');
    if (dragged) announceMove(dragged);
    dragged = undefined;
  });

  const uploadNarration = async (file: File, textPath: string): Promise<void> => {
    const form = new FormData();
    form.append('title', file.name);
    form.append('file', file);
    const { data } = await (await post('/files', { body: form })).json();
    try {
      await send(`${textPath}/narration`, { file: data.id });
    } catch (error) {
      // After a timeout, the server may still store the narration, so the file stays.
      if ((error as { isRefused?: boolean }).isRefused)
        await fetch(`/files/${data.id}`, { method: 'DELETE' }).catch(() => undefined);
      throw error;
    }
    location.assign(`${textPath}?done=narration`);
  };

  document.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    const { upload, path: textPath = '', replaces } = input.dataset;
    if (!file || !upload) return;
    if (replaces === 'true' && !confirm(replace)) {
      input.value = '';
      return;
    }
    void run(async () => {
      if (upload === 'narration') return uploadNarration(file, textPath);
      // `upload` is `subtitles` or `captions`.
      await send(`${textPath}/${upload}`, { text: await file.text() });
      reopen(upload, input.closest('li')?.dataset.page);
    }).then(() => {
      input.value = '';
    });
  });

  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  target?.focus();
}

export const bookScript = toScript(runBookPage);
