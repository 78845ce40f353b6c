export { aboutUsSection } from './about-us-section.tsx';
