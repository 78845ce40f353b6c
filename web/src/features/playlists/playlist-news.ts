/** Between tabs: that one's playlists have changed. What has changed is not said; who shows them reads them again. */
const channel = new BroadcastChannel('playlists');

/** A change was sent. Whether or not an answer came: it may have been lost. */
export const tellOtherTabs = (): void => channel.postMessage('changed');

export const onPlaylistNews = (listener: () => void): (() => void) => {
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
};
