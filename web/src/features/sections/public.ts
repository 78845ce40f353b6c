export { sectionFeatures } from './sections.tsx';
