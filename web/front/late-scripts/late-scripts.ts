import enCommon from '../../src/i18n/messages/en/common.json' with { type: 'json' };
import viCommon from '../../src/i18n/messages/vi/common.json' with { type: 'json' };
import { leftQuickly } from '../../src/routing/quick-exit-mark.ts';
import { heldPressesScript, heldPressNote, heldPressTexts } from './held-presses.ts';

/** On <script>: the page's own scripts, which this one fetches. The budgets read it too (tests/support/weights.ts). */
export const lateScriptsAttribute = 'data-scripts';

/** Ms after the document was read. */
const latest = 1500;

/**
 * Fetches the page's scripts after the load event and the frame that shows the page, at the first sign of a person who wants more than to read, and in
 * any case soon (docs/decisions/012-fast-pages.md). Each in a task of its own: ten in one held a phone for 150 ms. A constant, for one hash in the policy.
 */
export const lateScriptsLoader = `(function(){var w=window,d=document,list=d.currentScript.getAttribute('${lateScriptsAttribute}').split(' '),signs=['pointerdown','touchstart','keydown','focusin'],quick;
${heldPressNote}
function start(){if(!list)return;signs.forEach(function(s){removeEventListener(s,start,true)});
list.forEach(function(u){setTimeout(function(){var s=d.createElement('script');s.src=u;s.setAttribute('async','');s.onerror=function(){hasFailed=1;tell()};d.head.appendChild(s)})});list=0}
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:300}):setTimeout(start)}
function shown(){try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();idle()}}).observe({type:'paint',buffered:true})}catch(e){requestAnimationFrame(function(){requestAnimationFrame(idle)})}}
signs.forEach(function(s){addEventListener(s,start,true)});
try{quick=sessionStorage.getItem('${leftQuickly}')}catch(e){}
if(quick||w.__resetToken||/[?&](dialog|document|token)=/.test(location.search)||(w.__heldPresses||'').length)start();
else{d.readyState==='complete'?shown():addEventListener('load',shown);setTimeout(start,${latest})}})()`;

const ownScript = /<script src="(\/_next\/static\/chunks\/[^"\s]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What holds early presses, with its words in the page's language. Put in here and not by React, whose data would carry it a second time. */
const holder = (html: string): string => {
  const { waiting, failed } = (/<html[^>]* lang="en/.test(html) ? enCommon : viCommon).heldPress;
  return `<script ${heldPressTexts.waiting}="${attribute(waiting)}" ${heldPressTexts.failed}="${attribute(failed)}">${heldPressesScript}</script>`;
};

/**
 * Takes a page's own scripts out of the way of its first paint: their tags and preloads become one loader at the end of the page. What they do not
 * need to run for is there without them, and presses on the rest are held until they run. A page without such tags, a finished one too, stays as it is.
 */
export const loadScriptsLate = (html: string): string => {
  const scripts = [...new Set([...html.matchAll(ownScript)].map(([, src]) => src))];
  const end = html.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0) return html;
  const loader = `<script ${lateScriptsAttribute}="${scripts.join(' ')}">${lateScriptsLoader}</script>`;
  return `${html.slice(0, end)}${loader}${html.slice(end)}`
    .replace(ownScript, '')
    .replace(scriptPreload, '')
    .replace('</head>', (head) => holder(html) + head);
};
