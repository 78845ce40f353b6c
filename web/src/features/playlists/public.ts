export type { PlaylistStep } from './play-through.ts';
export { PlaylistList } from './playlist-list.tsx';
