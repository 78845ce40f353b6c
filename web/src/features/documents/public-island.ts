export { DocumentPopup } from './document-popup.tsx';
