/**
 * Name of the cookie that stores the colour mode for 356 days: auto, light or dark (docs/specification.md §4). Pages are static, so a script applies the
 * mode before the first paint.
 */
export const colorModeCookie = 'color-mode';
export const colorModes = ['auto', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];
export const colorModeMaxAge = 356 * 24 * 60 * 60;

/** Inline script in <head>. The script must be small and without variable values, because its hash is in the Content-Security-Policy. */
export const colorModeScript = `(function(){var d=document,q=matchMedia('(prefers-color-scheme: dark)');function a(){var x=(d.cookie.match(/(?:^|; )${colorModeCookie}=(light|dark)/)||[])[1];var k=x?x==='dark':q.matches;d.documentElement.classList.toggle('dark',k);d.documentElement.classList.toggle('light',!k)}a();q.addEventListener&&q.addEventListener('change',a);window.__applyColorMode=a})()`;
