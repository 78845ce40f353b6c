export { Listen } from './listen.tsx';
