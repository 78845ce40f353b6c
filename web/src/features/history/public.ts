export { readHistoryConsent, setHistoryConsent } from './history-consent.ts';
export { RecordingSwitch } from './recording.tsx';
export { useWatched } from './use-watched.ts';
export { WatchedCard } from './watched-card.tsx';
