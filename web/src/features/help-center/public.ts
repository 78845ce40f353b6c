export { helpCenterSection } from './help-center-section.tsx';
