export { getHome } from './home.ts';
