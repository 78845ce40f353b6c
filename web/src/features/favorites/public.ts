export { useFavorites } from './use-favorites.ts';
