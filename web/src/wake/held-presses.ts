/**
 * What only a script can carry out. Everything else works before the scripts are there: links lead to their pages, forms are sent, native
 * popovers and disclosures open. A part that needs its click handler although the browser would do something else marks itself
 * `data-needs-script`.
 */
const needsScript =
  '[data-dialog],[data-document],[data-log-out],[data-needs-script],button[type=button]:not([popovertarget])';

/** Ms after which a press is given back to the browser: the scripts do not come, and a link can still lead to its page. */
const patience = 10_000;

/**
 * Runs inline in <head>, from the first paint on: holds presses on what needs a script until the page is awake (docs/decisions/012), then carries
 * each out once, however often it was pressed. Shift is counted too: three of them leave a page quickly. Free of outside values (its hash stands
 * in the Content-Security-Policy).
 */
export const heldPressesScript = `(function(){var d=document,r=d.documentElement,held=[],shifts=0,timer;
function press(e){var t=e.target,m=t instanceof Element&&t.closest('${needsScript}');
if(!m||!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();e.stopImmediatePropagation();if(held.indexOf(m)<0)held.push(m);
r.setAttribute('data-waiting','');timer=timer||setTimeout(release,${patience})}
function key(e){e.key==='Shift'?e.repeat||shifts++:shifts=0}
function release(){clearTimeout(timer);d.removeEventListener('click',press,true);d.removeEventListener('keydown',key,true);r.removeAttribute('data-waiting');
while(shifts-->0)d.body.dispatchEvent(new KeyboardEvent('keydown',{key:'Shift',bubbles:true}));
held.splice(0).forEach(function(m){if(m.isConnected)m.click()})}
d.addEventListener('click',press,true);d.addEventListener('keydown',key,true);
window.__heldPresses=held;window.__releasePresses=release})()`;

declare global {
  interface Window {
    /** Elements that were pressed too early. */
    __heldPresses?: Element[];
    __releasePresses?: () => void;
  }
}
