/** CSS of the list of stored books. This CSS loads together with the code of the list, so that pages do not contain the CSS. */
export const keptBooksCss = `
.kept-books{width:min(40rem,calc(100vw - 1.5rem));max-height:calc(100dvh - 2rem);margin:auto;padding:1.25rem clamp(1rem,4vw,1.75rem) 1.5rem;overflow-y:auto;
background:var(--c-colors-bg-surface);color:var(--c-colors-fg);border:1px solid var(--c-colors-border);border-radius:1.25rem;box-shadow:0 1.5rem 4rem rgb(8 22 50/.35)}
.kept-books::backdrop{background:rgb(8 22 50/.6)}
.kept-books header{display:flex;align-items:center;justify-content:space-between;gap:1rem;margin-bottom:.5rem}
.kept-books h2{font-size:1.5rem;line-height:1.25;outline:none}
.kept-books p{color:var(--c-colors-fg-muted);margin:.25rem 0 .75rem}
.kept-books p:empty{display:none}
.kept-books ul{list-style:none;margin:0 0 1rem;padding:0;display:grid;gap:.75rem}
.kept-books li{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;padding:.75rem;border:1px solid var(--c-colors-border);border-radius:1rem;background:var(--c-colors-bg-canvas)}
.kept-books img{width:6rem;aspect-ratio:4/3;object-fit:cover;border-radius:.6rem}
.kept-books li div{flex:1 1 10rem;min-width:0}
.kept-books a{display:flex;align-items:center;min-height:2.75rem;font-weight:700;color:var(--c-colors-fg-link);text-decoration:underline;text-underline-offset:4px;overflow-wrap:anywhere}
.kept-books li span{color:var(--c-colors-fg-muted);font-size:.9375rem}
.kept-books button{min-height:2.75rem;padding:0 1.1rem;border:2px solid var(--c-colors-border-strong);border-radius:2rem;background:transparent;color:inherit;font-weight:700;cursor:pointer}
.kept-books button:hover{background:var(--c-colors-bg-sunken)}
.kept-books .close{width:2.75rem;padding:0;border:0;border-radius:.75rem;font-size:1.75rem;line-height:1}
`;
