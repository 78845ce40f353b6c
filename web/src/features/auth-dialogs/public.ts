export { useCodeRules } from './use-code-rules.ts';
