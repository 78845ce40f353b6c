export { listWatched } from './history.ts';
export { historyConsent, setHistoryConsent } from './history-consent.ts';
export { Recording } from './recording.tsx';
export { WatchedCard } from './watched-card.tsx';
