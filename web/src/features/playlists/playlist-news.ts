/** Notifies other tabs that the user's playlists changed. The message has no details, so tabs with playlists refetch them. */
const channel = new BroadcastChannel('playlists');

/** Call this after every request that changes a playlist, even a failed one: perhaps only its response was lost. */
export const notifyOtherTabs = (): void => channel.postMessage('changed');

export const onPlaylistsChange = (listener: () => void): (() => void) => {
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
};
