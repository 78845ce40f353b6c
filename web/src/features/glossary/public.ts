export { type GlossaryTerm, getGlossary } from './glossary.ts';
export { createTermMarker, toNoteId } from './mark-terms.ts';
