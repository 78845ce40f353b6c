export { getPopular } from './popular.ts';
