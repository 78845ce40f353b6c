/** The HTML document around each page of the workshop, and its Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';

export const WORKSHOP_PATH = '/books/workshop';

const css = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1.5rem 1rem;background:Canvas;color:CanvasText}
h1,h2,h3{line-height:1.25;overflow-wrap:anywhere}a{color:inherit}main>p>a,.links a,.plain>li>p>a,.actions a{display:inline-block;min-height:2.75rem;line-height:2.75rem}
.links,.actions,.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}.plain{list-style:none;padding:0;margin:0}.card{border:1px solid GrayText;border-radius:.75rem;padding:.75rem 1rem;margin:.75rem 0}
button,input,.file{font:inherit;min-height:2.75rem;max-width:100%}button{padding:0 1.25rem;border:2px solid;border-radius:.5rem;background:transparent;color:inherit;cursor:pointer;min-width:2.75rem}
button.main{background:CanvasText;color:Canvas;border-color:CanvasText}button:disabled{border-style:dashed;cursor:default;opacity:1}:focus-visible{outline:3px solid Highlight;outline-offset:2px}
input{padding:0 .5rem;background:Field;color:FieldText;border:1px solid GrayText;border-radius:.25rem}label{display:grid;grid-template-columns:minmax(0,1fr);gap:.25rem;max-width:100%}label>span{font-weight:700}
.head{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}.head h3{margin:0;flex:1 1 6rem}.head img,.noimage{width:7rem;height:5.25rem;object-fit:cover;border-radius:.5rem;border:1px solid GrayText}
[draggable=true] .head{cursor:grab}.dragged{opacity:.5}h4{margin:.75rem 0 .25rem}.card h2{font-size:1.17em;margin:.25rem 0 .5rem}
.states{list-style:none;padding:0;margin:.25rem 0;display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.25rem .5rem}.states li{border:1px solid GrayText;border-radius:.5rem;padding:.125rem .5rem;overflow-wrap:anywhere}
.states .missing{border:2px dashed}.states .wrong{border:3px double}.icon{display:inline-block;width:1.25em;font-weight:700}
.notice,output:not(:empty){display:block;border:2px solid;border-radius:.75rem;padding:.5rem 1rem;margin:.5rem 0;white-space:pre-wrap}.bar{position:sticky;bottom:0;background:Canvas;padding:.5rem 0;border-top:1px solid GrayText}.bar output{margin:0;flex:1 1 12rem}
canvas{display:block;width:100%;height:8rem;border:1px solid GrayText;border-radius:.5rem;touch-action:pan-y}.times{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end}.times input{width:8rem}.current{outline:3px solid Highlight}
.flaw{font-weight:700}[aria-invalid=true]{border:3px double}`;

/** Returns the policy of a page with this script. A page loads pictures and sounds of Directus, and nothing else. */
export function createPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; img-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;
}

/** Runs in the browser. Sets the text of the notice again, because screen readers do not announce a live region that has its text at load. */
function announceNotice(): void {
  const notice = document.querySelector('.notice');
  if (!notice) return;
  const text = notice.textContent;
  notice.textContent = '';
  setTimeout(() => {
    notice.textContent = text;
  }, 200);
}

/**
 * Turns a function into the script of a page. The function must use nothing outside itself but its argument, which the page contains as JSON, and browser
 * globals.
 */
export const toScript = (run: (data: never) => unknown): string =>
  `(${announceNotice.toString()})();(${run.toString()})(JSON.parse(document.getElementById('data').textContent));`;

/**
 * Renders a page.
 * @param body HTML of the `<main>` element
 * @param script result of `toScript`; `data` is the argument of its function
 */
export function renderWorkshop(
  language: Lang,
  title: string,
  body: string,
  { script, data }: { script: string; data: unknown } = { script: '', data: null },
): string {
  // In a script element, only `<` can end or change the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const scripts =
    script === '' ? '' : `<script type="application/json" id="data">${json}</script><script>${script}</script>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${css}</style></head><body><main>${body}</main>${scripts}</body></html>`;
}
