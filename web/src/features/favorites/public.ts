export { listFavorites } from './favorites.ts';
