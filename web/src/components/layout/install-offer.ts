/** Attribute of `<html>` while the browser offers to install the site as an app. The footer shows its button only then. */
export const installableAttribute = 'data-installable';

/** Attribute of the button that installs the app. */
export const installButtonAttribute = 'data-install';

/**
 * Inline script in <head>. It keeps the browser's offer, which may come before any other script has loaded, and answers a press of the button with the offer.
 * An offer works once: after a refusal, the browser sends a new one. The button disappears with the press, so the focus moves to the entry before it.
 * Browsers accept the answer only during the press, so the listener comes before the one that holds presses until hydration (web/front/late-scripts).
 */
export const installOfferScript = `(function(){var w=window,r=document.documentElement,a='${installableAttribute}',o;
w.addEventListener('beforeinstallprompt',function(e){e.preventDefault();o=e;r.setAttribute(a,'')});
w.addEventListener('appinstalled',function(){o=0;r.removeAttribute(a)});
w.addEventListener('click',function(e){var b=o&&e.target instanceof Element&&e.target.closest('[${installButtonAttribute}]'),p;
if(!b)return;e.stopPropagation();p=b.closest('li').previousElementSibling;r.removeAttribute(a);p&&p.querySelector('a,button').focus({preventScroll:true});o.prompt();o=0},true)})()`;
