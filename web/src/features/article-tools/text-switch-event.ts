/** Event of the document after the visitor has switched between the easy and the full text. The player then stops, because its sentences are hidden. */
export const textSwitchEvent = 'text-switch';
