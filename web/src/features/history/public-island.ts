export { ReadOn } from './read-on.tsx';
