import { expect, it } from 'vitest';
import { formsOf } from './english-forms.ts';

it.each([
  ['stories', 'story'],
  ['story', 'stories'],
  ['stutters', 'stutter'],
  ['stuttering', 'stutters'],
  ['starting', 'start'],
  ['dancing', 'dance'],
  ['dance', 'dancing'],
  ['running', 'run'],
  ['run', 'running'],
  ['plants', 'planted'],
  ['tried', 'tries'],
  ['wishes', 'wish'],
  ['glass', 'glasses'],
])('%s may be %s', (word, form) => {
  expect(formsOf(word)).toContain(form);
});

it('cuts only real endings, and never returns the word itself', () => {
  expect(formsOf('glass')).not.toContain('glas');
  expect(formsOf('sing')).not.toContain('s');
  expect(formsOf('red')).not.toContain('r');
  for (const word of ['story', 'stories', 'run', 'bus', 'is']) expect(formsOf(word)).not.toContain(word);
});
