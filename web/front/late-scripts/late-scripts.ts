import enCommon from '../../src/i18n/messages/en/common.json' with { type: 'json' };
import viCommon from '../../src/i18n/messages/vi/common.json' with { type: 'json' };
import { linkTokenKey } from '../../src/routing/link-token-key.ts';
import { quickExitKey } from '../../src/routing/quick-exit-mark.ts';
import { heldPressesScript, heldPressNoteScript, heldPressTexts } from './held-presses.ts';

/** Attribute of the loader that lists the scripts to load. The size budgets read this attribute too (tests/support/weights.ts). */
export const lateScriptsAttribute = 'data-scripts';

/** Maximum milliseconds between the parsing of the loader, at the end of the document, and the start of loading the scripts. */
const latestStartMs = 1500;

/**
 * Inline script that loads the page's scripts after the load event and the first paint, at the first input, or after 1.5 s
 * (docs/decisions/012-fast-pages.md); immediately if the address opens a dialog or a document or has a token, after a quick exit, or if a press waits. Each
 * script gets its own task: ten in one task blocked a phone for 150 ms. The script is constant, so the policy needs only one hash for it.
 */
export const lateScriptsLoader = `(function(){var w=window,d=document,list=d.currentScript.getAttribute('${lateScriptsAttribute}').split(' '),signs=['pointerdown','touchstart','keydown','focusin'],stored;
${heldPressNoteScript}
function start(){if(!list)return;signs.forEach(function(s){removeEventListener(s,start,true)});
list.forEach(function(u){setTimeout(function(){var s=d.createElement('script');s.src=u;s.setAttribute('async','');s.onerror=function(){hasFailed=1;tell()};d.head.appendChild(s)})});list=0}
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:300}):setTimeout(start)}
function shown(){try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();idle()}}).observe({type:'paint',buffered:true})}catch(e){requestAnimationFrame(function(){requestAnimationFrame(idle)})}}
signs.forEach(function(s){addEventListener(s,start,true)});
try{stored=sessionStorage.getItem('${quickExitKey}')||sessionStorage.getItem('${linkTokenKey}')}catch(e){}
if(stored||w.__linkToken||/[?&](dialog|document|token)=/.test(location.search)||(w.__heldPresses||'').length)start();
else{d.readyState==='complete'?shown():addEventListener('load',shown);setTimeout(start,${latestStartMs})}})()`;

const chunkScriptTag = /<script src="(\/_next\/static\/chunks\/[^"\s]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Returns the script element for held presses, with its messages in the page's language. React does not render this element, because Next's inline data would
 * then contain the script a second time.
 */
const heldPressesTag = (html: string): string => {
  const { waiting, failed } = (/<html[^>]* lang="en/.test(html) ? enCommon : viCommon).heldPress;
  return `<script ${heldPressTexts.waiting}="${escapeAttribute(waiting)}" ${heldPressTexts.failed}="${escapeAttribute(failed)}">${heldPressesScript}</script>`;
};

/**
 * Replaces the script tags and script preloads of a page with one loader at the end of the page (`lateScriptsLoader`), and adds `heldPressesScript` to the
 * head. A page without such script tags or without `</body>` is returned unchanged, for example a page that was already processed.
 */
export const loadScriptsLate = (html: string): string => {
  const scripts = [...new Set([...html.matchAll(chunkScriptTag)].map(([, src]) => src))];
  const end = html.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0) return html;
  const loaderTag = `<script ${lateScriptsAttribute}="${scripts.join(' ')}">${lateScriptsLoader}</script>`;
  return `${html.slice(0, end)}${loaderTag}${html.slice(end)}`
    .replace(chunkScriptTag, '')
    .replace(scriptPreload, '')
    .replace('</head>', (head) => heldPressesTag(html) + head);
};
