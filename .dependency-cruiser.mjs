import { dependencyCruiser } from './scripts/testing/borders/rules.ts';

export default dependencyCruiser;
