export { QuickExit } from './quick-exit.tsx';
