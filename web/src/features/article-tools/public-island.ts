export { ArticleTools } from './article-tools.tsx';
export { EasyText } from './easy-text.tsx';
