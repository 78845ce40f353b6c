/**
 * What only a script can carry out. Everything else works before the scripts are there: links lead to their pages, forms are sent, native
 * popovers and disclosures open. A part that needs its click handler although the browser would do something else marks itself
 * `data-needs-script`.
 */
const button = 'button[type=button]:not([popovertarget])';
const needsScript = `[data-dialog],[data-document],[data-log-out],[data-needs-script],${button}`;

/** Ms after which a press on a link is given back to the browser: the scripts do not come, and the link can still lead to its page. */
const patience = 10_000;

/** On <script>: what is said while a press waits, and when a script cannot be fetched. */
export const heldPressTexts = { waiting: 'data-waiting', failed: 'data-failed' } as const;

/**
 * Runs inline in <head>, from the first paint on: holds presses on what needs a script until the page is awake (docs/decisions/146-held-presses.md),
 * shows them as taken, then carries each out once. Presses of Shift are counted too: three leave a page quickly. A constant, for one hash in the policy.
 */
export const heldPressesScript = `(function(){var d=document,r=d.documentElement,held=[],shifts=0,isLate,timer;
function tell(){window.__tellHeld&&__tellHeld();held.length||r.removeAttribute('data-waiting')}
function isLink(m){return!m.matches('${button}')}
function carryOut(m){m.removeAttribute('aria-busy');held.splice(held.indexOf(m),1);if(m.isConnected)m.click()}
function press(e){var t=e.target,m=t instanceof Element&&t.closest('${needsScript}');
if(!m||!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||isLate&&isLink(m))return;
e.preventDefault();e.stopImmediatePropagation();if(held.indexOf(m)<0)held.push(m);m.setAttribute('aria-busy','true');
r.setAttribute('data-waiting','');tell();timer=timer||setTimeout(giveBack,${patience})}
function giveBack(){isLate=1;held.filter(isLink).forEach(carryOut);tell()}
function key(e){e.key==='Shift'?e.repeat||shifts++:shifts=0}
function release(){clearTimeout(timer);d.removeEventListener('click',press,true);d.removeEventListener('keydown',key,true);
while(shifts-->0)d.body.dispatchEvent(new KeyboardEvent('keydown',{key:'Shift',bubbles:true}));
held.slice().forEach(carryOut);window.__heldPresses=0;tell()}
d.addEventListener('click',press,true);d.addEventListener('keydown',key,true);
window.__heldPresses=held;window.__releasePresses=release})()`;

/**
 * Part of the loader: says in words, for eyes and screen readers, that a press waits; once a script could not be fetched, that a button does not work
 * yet, and then no button seems to wait. `__heldPresses` are the elements, 0 once the page is awake.
 */
export const heldPressNote = `var note,hasFailed,isLost;
function tell(){var held=w.__heldPresses,name='';
if(held){if(hasFailed)held.slice().forEach(function(m){if(!m.matches('${button}'))return;isLost=1;m.removeAttribute('aria-busy');held.splice(held.indexOf(m),1)});
name=isLost?'${heldPressTexts.failed}':held.length?'${heldPressTexts.waiting}':''}
if(!name){note&&note.remove();note=0;return}
if(!note){note=d.createElement('p');note.setAttribute('role','status');note.setAttribute('data-held-press','');
note.style.cssText='position:fixed;inset:.75rem 1rem auto;z-index:5000;width:fit-content;margin:auto;padding:.5rem 1rem;border:2px solid;border-radius:1.25rem;background:var(--c-colors-bg-surface);color:var(--c-colors-fg);font-weight:700;text-align:center;opacity:0';
d.body.appendChild(note)}
var own=note;setTimeout(function(){own.textContent=d.querySelector('script['+name+']').getAttribute(name);own.style.opacity=1},100)}
w.__tellHeld=tell;tell();`;

declare global {
  interface Window {
    /** Elements that were pressed too early; 0 once the page is awake. */
    __heldPresses?: Element[] | 0;
    __releasePresses?: () => void;
    /** Says whether presses wait (heldPressNote). */
    __tellHeld?: () => void;
  }
}
