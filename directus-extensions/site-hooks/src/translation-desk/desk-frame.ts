/** The HTML document around each page of the translation desk. It has no scripts. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';

/** Content-Security-Policy of the desk. Rich texts may load pictures from Directus. A page loads nothing else. */
export const DESK_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const css = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1.5rem 1rem;background:Canvas;color:CanvasText}
h1,h2,h3{line-height:1.25;overflow-wrap:anywhere}a{color:inherit}main>p a,nav a,td a,.plain a,.button{display:inline-block;min-width:2.75rem;padding:.5rem 0;line-height:1.75rem}
.plain{list-style:none;padding:0}.plain>li,.text{border:1px solid GrayText;border-radius:.75rem;padding:.25rem 1rem .75rem;margin:.75rem 0}.plain p,.text p{margin:.25rem 0;overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;padding:0;margin:0}nav{margin:.5rem 0}[aria-current]{font-weight:700;border-bottom:4px solid;text-decoration:none}
.scroll{overflow-x:auto}.scroll:focus-visible,:focus-visible{outline:3px solid Highlight;outline-offset:2px}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid GrayText;padding:.25rem .75rem;text-align:start}td{font-variant-numeric:tabular-nums}
.title{font-weight:700;overflow-wrap:anywhere}.button{padding:0 1.25rem;font:inherit;line-height:2.75rem;border:2px solid;border-radius:.5rem;background:transparent;color:inherit;cursor:pointer}.notice{border:2px solid;border-radius:.75rem;padding:.75rem 1rem}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}.pair>div{overflow-wrap:anywhere;overflow-x:auto}.pair>div>p:first-child,.mark{font-weight:700}.pair img{max-width:100%;height:auto}@media(max-width:40rem){.pair{grid-template-columns:minmax(0,1fr)}}`;

/**
 * Renders a page.
 * @param body HTML of the `<main>` element
 */
export function renderFrame(language: Lang, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${css}</style></head><body><main>${body}</main></body></html>`;
}
