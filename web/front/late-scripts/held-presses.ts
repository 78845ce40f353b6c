/**
 * Selector of buttons that need a script. Links, forms, native popovers and disclosures work before the scripts load. An element whose click handler
 * must replace the browser's default action has the attribute `data-needs-script`.
 */
const buttonSelector = 'button[type=button]:not([popovertarget])';
const scriptControls = `[data-dialog],[data-document],[data-log-out],[data-needs-script],${buttonSelector}`;

/** Milliseconds between the first held press and the opening of all held links. If the scripts never load, a held link still opens its page. */
const maxLinkHoldMs = 10_000;

/**
 * Attributes of the script element with `heldPressesScript`. `waiting` contains the message while a press waits. `failed` contains the message after a script
 * could not be loaded.
 */
export const heldPressTexts = { waiting: 'data-waiting', failed: 'data-failed' } as const;

/**
 * Inline script in <head>. Until hydration, it holds plain clicks on elements that need a script, and shows these elements as busy. Then it repeats each
 * click once (docs/decisions/146-held-presses.md), and consecutive presses of Shift, which the quick exit counts. The script is constant, so the policy needs
 * only one hash for it.
 */
export const heldPressesScript = `(function(){var d=document,r=d.documentElement,held=[],shifts=0,isLate,timer;
function tell(){window.__tellHeld&&__tellHeld();held.length||r.removeAttribute('data-waiting')}
function isLink(m){return!m.matches('${buttonSelector}')}
function carryOut(m){m.removeAttribute('aria-busy');held.splice(held.indexOf(m),1);if(m.isConnected)m.click()}
function press(e){var t=e.target,m=t instanceof Element&&t.closest('${scriptControls}');
if(!m||!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||isLate&&isLink(m))return;
e.preventDefault();e.stopImmediatePropagation();if(held.indexOf(m)<0)held.push(m);m.setAttribute('aria-busy','true');
r.setAttribute('data-waiting','');tell();timer=timer||setTimeout(giveBack,${maxLinkHoldMs})}
function giveBack(){isLate=1;held.filter(isLink).forEach(carryOut);tell()}
function key(e){e.key==='Shift'?e.repeat||shifts++:shifts=0}
function release(){clearTimeout(timer);d.removeEventListener('click',press,true);d.removeEventListener('keydown',key,true);
while(shifts-->0)d.body.dispatchEvent(new KeyboardEvent('keydown',{key:'Shift',bubbles:true}));
held.slice().forEach(carryOut);window.__heldPresses=0;tell()}
d.addEventListener('click',press,true);d.addEventListener('keydown',key,true);
window.__heldPresses=held;window.__releasePresses=release})()`;

/**
 * Part of the loader script. It shows a message while a press waits, and screen readers announce the message. After a script could not be loaded, the message
 * reports that a pressed button does not work yet, and no held button looks busy.
 */
export const heldPressNoteScript = `var note,hasFailed,isLost;
function tell(){var held=w.__heldPresses,name='';
if(held){if(hasFailed)held.slice().forEach(function(m){if(!m.matches('${buttonSelector}'))return;isLost=1;m.removeAttribute('aria-busy');held.splice(held.indexOf(m),1)});
name=isLost?'${heldPressTexts.failed}':held.length?'${heldPressTexts.waiting}':''}
if(!name){note&&note.remove();note=0;return}
if(!note){note=d.createElement('p');note.setAttribute('role','status');note.setAttribute('data-held-press','');
note.style.cssText='position:fixed;inset:.75rem 1rem auto;z-index:5000;width:fit-content;margin:auto;padding:.5rem 1rem;border:2px solid;border-radius:1.25rem;background:var(--c-colors-bg-surface);color:var(--c-colors-fg);font-weight:700;text-align:center;opacity:0';
d.body.appendChild(note)}
var own=note;setTimeout(function(){own.textContent=d.querySelector('script['+name+']').getAttribute(name);own.style.opacity=1},100)}
w.__tellHeld=tell;tell();`;

declare global {
  interface Window {
    /** Elements that were pressed before hydration, or 0 once the page is hydrated. */
    __heldPresses?: Element[] | 0;
    __releasePresses?: () => void;
    /** Updates the message about waiting presses (`heldPressNoteScript`). */
    __tellHeld?: () => void;
  }
}
