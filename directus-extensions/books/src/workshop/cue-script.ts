/** Browser script of the page with the times of sentences: inputs, waveform, playing, undo and saving. */
import { toScript } from './workshop-frame.ts';
import type { EditedCue } from './write-cues.ts';

interface CueData {
  /** Path of the page's text in the workshop. */
  readonly path: string;
  /** Id of the sound's file. */
  readonly narration: string;
  readonly soundPath: string;
  readonly cues: readonly EditedCue[];
  readonly working: string;
  readonly flaws: Readonly<Record<'order' | 'overlap' | 'length', string>>;
  readonly saved: string;
  readonly failed: string;
  readonly replace: string;
}

/** Runs in the browser. Uses nothing outside itself, because the page contains the source of this function only. */
function runCuePage(data: CueData): void {
  const { path, narration, soundPath, cues: storedCues, working, flaws, saved, failed, replace } = data;
  type Edge = 'start' | 'end';
  type Cue = { id: string; start: number; end: number };
  const copy = (list: readonly Cue[]) => list.map(({ id, start, end }) => ({ id, start, end }));
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const audio = document.querySelector('audio') as HTMLAudioElement;
  const output = document.querySelector('.bar output') as HTMLOutputElement;
  const undoButton = document.getElementById('undo') as HTMLButtonElement;
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-edge]')];
  const history: Cue[][] = [];
  let cues = copy(storedCues);
  let savedTimes = JSON.stringify(cues);
  let isSending = false;
  let peaks: number[] = [];
  let playing: number | undefined;
  const PEAKS = 1000;

  const lengthMs = () => (Number.isFinite(audio.duration) ? audio.duration * 1000 : Number.POSITIVE_INFINITY);
  const edgeOf = (input: HTMLInputElement) => ({ index: Number(input.dataset.cue), edge: input.dataset.edge as Edge });

  const findFlaw = (index: number): string => {
    const cue = cues[index];
    if (!cue) return '';
    if (cue.end <= cue.start) return flaws.order;
    if (cue.start < (cues[index - 1]?.end ?? 0)) return flaws.overlap;
    // Like the check before publishing, allows a tenth of a second after the end of the sound.
    return cue.end > lengthMs() + 100 ? flaws.length : '';
  };
  const draw = () => {
    const context = canvas.getContext('2d');
    if (!context) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = window.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [width * scale, height * scale];
    context.scale(scale, scale);
    const color = getComputedStyle(canvas).color;
    context.fillStyle = color;
    const maximum = Math.max(...peaks, 0.01);
    peaks.forEach((peak, index) => {
      const size = Math.max(1, (peak / maximum) * height * 0.8);
      context.fillRect(
        (index / peaks.length) * width,
        (height - size) / 2,
        Math.max(1, width / peaks.length - 0.5),
        size,
      );
    });
    const total = lengthMs();
    if (!Number.isFinite(total)) return;
    cues.forEach(({ start, end }, index) => {
      const [left, right] = [(start / total) * width, (end / total) * width];
      context.globalAlpha = index % 2 === 0 ? 0.15 : 0.3;
      context.fillRect(left, 0, right - left, height);
      context.globalAlpha = 1;
      context.fillRect(left - 1, 0, 2, height);
      context.fillRect(right - 1, 0, 2, height);
      context.fillText(String(index + 1), left + 4, 12);
    });
    if (playing === undefined) return;
    context.fillRect(((audio.currentTime * 1000) / total) * width - 1, 0, 3, height);
  };
  const show = (except?: HTMLInputElement) => {
    for (const input of inputs) {
      const { index, edge } = edgeOf(input);
      if (input !== except) input.value = ((cues[index]?.[edge] ?? 0) / 1000).toFixed(2);
      const flaw = findFlaw(index);
      input.setAttribute('aria-invalid', String(flaw !== ''));
      const note = document.getElementById(`flaw-${index}`);
      if (note && note.textContent !== flaw) note.textContent = flaw;
    }
    undoButton.disabled = history.length === 0;
    draw();
  };
  const remember = () => {
    history.push(copy(cues));
    if (history.length > 500) history.shift();
  };
  const change = (index: number, edge: Edge, ms: number, except?: HTMLInputElement) => {
    const cue = cues[index];
    if (cue) cue[edge] = Math.max(0, Math.round(ms));
    show(except);
  };
  const undo = () => {
    const previous = history.pop();
    if (previous) cues = previous;
    // A disabled button would lose the focus to the document.
    if (history.length === 0 && document.activeElement === undoButton) document.getElementById('save')?.focus();
    show();
  };

  for (const input of inputs) {
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const { index, edge } = edgeOf(input);
      remember();
      const step = (event.shiftKey ? 100 : 10) * (event.key === 'ArrowUp' ? 1 : -1);
      change(index, edge, Number(input.value) * 1000 + step);
    });
    input.addEventListener('change', () => {
      if (!input.checkValidity() || input.value === '') return show();
      const { index, edge } = edgeOf(input);
      remember();
      change(index, edge, Number(input.value) * 1000, input);
    });
  }
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    undo();
  });
  undoButton.addEventListener('click', undo);

  /** Finds the edge of a cue near a place on the canvas. */
  const findEdge = (x: number): { index: number; edge: Edge } | undefined => {
    if (!Number.isFinite(lengthMs())) return undefined;
    let nearest: { index: number; edge: Edge } | undefined;
    let distance = 12;
    cues.forEach((cue, index) => {
      for (const edge of ['start', 'end'] as const) {
        const place = (cue[edge] / lengthMs()) * canvas.clientWidth;
        if (Math.abs(place - x) >= distance) continue;
        distance = Math.abs(place - x);
        nearest = { index, edge };
      }
    });
    return nearest;
  };
  let held: { index: number; edge: Edge } | undefined;
  canvas.addEventListener('pointerdown', (event) => {
    held = findEdge(event.offsetX);
    if (!held) return;
    canvas.setPointerCapture(event.pointerId);
    remember();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (held) change(held.index, held.edge, (event.offsetX / canvas.clientWidth) * lengthMs());
  });
  for (const name of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(name, () => {
      held = undefined;
    });

  let frame = 0;
  const follow = () => {
    const cue = playing === undefined ? undefined : cues[playing];
    if (!cue || audio.paused || audio.currentTime * 1000 >= cue.end) {
      audio.pause();
      document.querySelector('.current')?.classList.remove('current');
      playing = undefined;
    } else frame = requestAnimationFrame(follow);
    draw();
  };
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-play]');
    if (!button) return;
    const index = Number(button.dataset.play);
    // Set first, because the end of the sentence that plays already would stop this one.
    playing = index;
    audio.currentTime = (cues[index]?.start ?? 0) / 1000;
    document.querySelector('.current')?.classList.remove('current');
    button.closest('li')?.classList.add('current');
    audio.play().then(
      () => {
        cancelAnimationFrame(frame);
        follow();
      },
      () => {
        playing = undefined;
        output.textContent = failed;
      },
    );
  });

  const send = async (address: string, body: unknown): Promise<boolean> => {
    output.textContent = working;
    isSending = true;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    isSending = false;
    if (response?.ok) return true;
    const answer = await response?.json().catch(() => undefined);
    const messages = (answer?.errors ?? []).map((error: { message: string }) => error.message);
    output.textContent = messages.join('\n') || failed;
    return false;
  };
  document.getElementById('save')?.addEventListener('click', async () => {
    if (isSending) return;
    const invalidInput = inputs.find((input) => input.getAttribute('aria-invalid') === 'true');
    if (invalidInput) return invalidInput.focus();
    const times = JSON.stringify(cues);
    if (!(await send(`${path}/cues`, { narration, cues }))) return;
    savedTimes = times;
    output.textContent = saved;
  });
  document.getElementById('cut')?.addEventListener('click', async () => {
    if (isSending || (cues.some(({ end }) => end > 0) && !confirm(replace))) return;
    if (!(await send(`${path}/narration`, {}))) return;
    savedTimes = JSON.stringify(cues);
    location.replace(`${path}?done=narration&at=${Date.now()}`);
  });
  window.addEventListener('beforeunload', (event) => {
    if (JSON.stringify(cues) !== savedTimes) event.preventDefault();
  });

  const readPeaks = async (): Promise<void> => {
    const response = await fetch(soundPath);
    const sound = await new OfflineAudioContext(1, 1, 8_000).decodeAudioData(await response.arrayBuffer());
    const samples = sound.getChannelData(0);
    const size = Math.max(1, Math.ceil(samples.length / PEAKS));
    const found: number[] = [];
    for (let start = 0; start < samples.length; start += size) {
      let peak = 0;
      for (let index = start; index < Math.min(start + size, samples.length); index++)
        peak = Math.max(peak, Math.abs(samples[index] ?? 0));
      found.push(peak);
    }
    peaks = found;
    draw();
  };
  audio.addEventListener('loadedmetadata', () => show());
  window.addEventListener('resize', draw);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  show();
  // A low sample rate keeps the decoded sound small. The waveform is an addition. Without it, the numbers and the player still allow every change.
  readPeaks().catch(() => undefined);
}

export const cueScript = toScript(runCuePage);
