export { ArticleTools } from './article-tools.tsx';
export { EasyText, EasyTextSwitch } from './easy-text.tsx';
