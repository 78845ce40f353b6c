/**
 * What only a script can carry out. Everything else works before the scripts are there: links lead to their pages, forms are sent, native
 * popovers and disclosures open. A part that needs its click handler although the browser would do something else marks itself
 * `data-needs-script`.
 */
const button = 'button[type=button]:not([popovertarget])';
const needsScript = `[data-dialog],[data-document],[data-log-out],[data-needs-script],${button}`;

/** Ms after which a press on a link is given back to the browser: the scripts do not come, and the link can still lead to its page. */
const patience = 10_000;

/** On <script>: what is said while a press waits, and when the scripts cannot be fetched. */
export const heldPressTexts = { waiting: 'data-waiting', failed: 'data-failed' } as const;

/** The note that says it; styled in theme/system.ts. */
export const heldPressNote = 'data-held-press';

/**
 * Runs inline in <head>, from the first paint on: holds presses on what needs a script until the page is awake (docs/decisions/012), shows them as
 * taken, then carries each out once, however often it was pressed. A button has nothing to give back to the browser, so it waits as long as the
 * scripts may come. Shift is counted too: three leave a page quickly. A constant: its hash stands in the Content-Security-Policy.
 */
export const heldPressesScript = `(function(){var d=document,r=d.documentElement,texts=d.currentScript,held=[],shifts=0,isLate,hasFailed,timer,note;
function say(name){if(!name){note&&note.remove();note=0;return}
if(!note){note=d.createElement('p');note.setAttribute('role','status');note.setAttribute('${heldPressNote}','');d.body.appendChild(note)}
var own=note;setTimeout(function(){own.textContent=texts.getAttribute(name)||''},100)}
function drop(m){m.removeAttribute('aria-busy');held.splice(held.indexOf(m),1);if(!held.length){r.removeAttribute('data-waiting');hasFailed||say()}}
function press(e){var t=e.target,m=t instanceof Element&&t.closest('${needsScript}');
if(!m||!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||isLate&&isLink(m))return;
e.preventDefault();e.stopImmediatePropagation();if(hasFailed&&!isLink(m)){say('${heldPressTexts.failed}');return}
if(held.indexOf(m)<0)held.push(m);m.setAttribute('aria-busy','true');
r.setAttribute('data-waiting','');say('${heldPressTexts.waiting}');timer=timer||setTimeout(giveBack,${patience})}
function isLink(m){return!m.matches('${button}')}
function giveBack(){isLate=1;held.filter(isLink).forEach(function(m){drop(m);if(m.isConnected)m.click()})}
function fail(){var lost=held.filter(function(m){return!isLink(m)});hasFailed=1;lost.forEach(drop);if(lost.length)say('${heldPressTexts.failed}')}
function key(e){e.key==='Shift'?e.repeat||shifts++:shifts=0}
function release(){clearTimeout(timer);d.removeEventListener('click',press,true);d.removeEventListener('keydown',key,true);hasFailed=0;say();
while(shifts-->0)d.body.dispatchEvent(new KeyboardEvent('keydown',{key:'Shift',bubbles:true}));
held.slice().forEach(function(m){drop(m);if(m.isConnected)m.click()})}
d.addEventListener('click',press,true);d.addEventListener('keydown',key,true);
window.__heldPresses=held;window.__releasePresses=release;window.__failPresses=fail})()`;

declare global {
  interface Window {
    /** Elements that were pressed too early. */
    __heldPresses?: Element[];
    __releasePresses?: () => void;
    /** A script could not be fetched: no button waits any longer, and the page says why it does nothing. */
    __failPresses?: () => void;
  }
}
