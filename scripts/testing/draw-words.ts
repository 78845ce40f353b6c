/**
 * Draws random comments and identifiers of the repository, to be read aloud: `node scripts/testing/draw-words.ts 25` (docs/style.md). The arguments are
 * the random seed, and the number of comments and of identifiers. `npm test` does not run this script, because only a person can judge words.
 */
import ts from 'typescript';
import { readSource, sourceFiles } from './source-files.ts';

const [seed = 25, count = 60] = process.argv.slice(2).map(Number);

/** Returns a random generator (mulberry32). One seed gives the same numbers on every machine. */
function createRandom(initialState: number): () => number {
  let state = initialState;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sources = sourceFiles
  .map((file) => file.replace(/^\.\//, ''))
  .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.startsWith('codegen/specs/'));

const findComments = (file: string, text: string) =>
  [...text.matchAll(/^[ \t]*\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm)].map(({ 0: comment, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line} ${comment
      .replace(/^[ \t]*(\/\*\*|\*\/|\*|\/\/) ?/gm, '')
      .replace(/\s*\*\/$/, '')
      .replace(/\s+/g, ' ')
      .trim()}`;
  });

function findIdentifiers(file: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isParameter(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names.map((name) => `${name}  (${file})`);
}

function draw(lines: readonly string[], random: () => number): string[] {
  const remainingLines = [...lines];
  return Array.from(
    { length: Math.min(count, remainingLines.length) },
    () => remainingLines.splice(Math.floor(random() * remainingLines.length), 1)[0] ?? '',
  );
}

const random = createRandom(seed);
const texts = sources.map((file) => [file, readSource(file)] as const);
const comments = texts.flatMap(([file, text]) => findComments(file, text));
const identifiers = texts.flatMap(([file, text]) => findIdentifiers(file, text));
for (const [title, drawn] of [
  [`${comments.length} comments`, draw(comments, random)],
  [`${identifiers.length} identifiers`, draw(identifiers, random)],
] as const) {
  console.log(`\n${count} of ${title}, seed ${seed}`);
  for (const [index, line] of drawn.entries()) console.log(`${index + 1}. ${line}`);
}
