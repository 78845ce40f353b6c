/** Notifies other tabs that the user's playlists changed. The message has no details; tabs that show playlists refetch. */
const channel = new BroadcastChannel('playlists');

/** Called after every change, even without an answer: the answer may have been lost. */
export const tellOtherTabs = (): void => channel.postMessage('changed');

export const onPlaylistNews = (listener: () => void): (() => void) => {
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
};
