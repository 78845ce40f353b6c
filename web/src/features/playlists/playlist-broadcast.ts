/** Channel that notifies other tabs of changed playlists. The message has no details, so the other tabs refetch their playlists. */
const channel = new BroadcastChannel('playlists');

/**
 * Notifies other tabs of changed playlists. Call this function after every request that changes a playlist, even after a failed request, because perhaps
 * only the response was lost.
 */
export const notifyOtherTabs = (): void => channel.postMessage('changed');

export const onPlaylistsChange = (listener: () => void): (() => void) => {
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
};
