import { expect, it } from 'vitest';
import { readActivityText, readAreas } from './activities.ts';

const left = { left: 0, top: 0, width: 40, height: 50, is_target: true };
const right = { left: 60, top: 50, width: 40, height: 50, is_target: false };

it('reads areas from JSON and from the text that SQLite returns', () => {
  const areas = [
    { left: 0, top: 0, width: 40, height: 50, isTarget: true },
    { left: 60, top: 50, width: 40, height: 50, isTarget: false },
  ];
  expect(readAreas([left, right])).toEqual(areas);
  expect(readAreas(JSON.stringify([left, { ...right, is_target: null }]))).toEqual(areas);
});

it.each([
  ['nothing', null],
  ['broken JSON', '[{'],
  ['no list', { left }],
  ['one area', [left]],
  ['five areas', Array.from({ length: 5 }, (_, n) => ({ ...left, left: n * 20, width: 10, is_target: n === 0 }))],
  ['no target', [{ ...left, is_target: false }, right]],
  ['two targets', [left, { ...right, is_target: true }]],
  ['an area that leaves the picture', [left, { ...right, width: 41 }]],
  ['a negative position', [{ ...left, left: -1 }, right]],
  ['an area without a size', [left, { ...right, height: 0 }]],
  ['a position as text', [{ ...left, top: '0' }, right]],
  ['areas that overlap', [left, { ...right, left: 39, top: 49 }]],
])('refuses %s', (_, value) => {
  expect(readAreas(value)).toBeUndefined();
});

it('accepts areas that touch', () => {
  expect(readAreas([left, { ...right, left: 40, top: 0 }])).toHaveLength(2);
});

const question = ' Ai? ';
const choices = [{ text: 'Na', reply: 'Đúng.' }, { text: 'Ông' }];

it('needs a name for each area, and a reply to each choice without areas', () => {
  const areas = readAreas([left, right]);
  expect(readActivityText({ question, choices }, areas)).toEqual({ question: 'Ai?', choices });
  expect(readActivityText({ question, choices: [...choices, { text: 'Mèo' }] }, areas)).toBeUndefined();
  expect(readActivityText({ question, choices }, undefined)).toBeUndefined();
  const answered = choices.map((choice) => ({ reply: 'Cũng hay.', ...choice }));
  expect(readActivityText({ question, choices: JSON.stringify(answered) }, undefined)?.choices).toEqual(answered);
});

it.each([
  ['an empty question', { question: ' ', choices }],
  ['no question', { choices }],
  ['no choices', { question }],
  ['an empty choice', { question, choices: [{ text: 'Na' }, { text: ' ' }] }],
  ['a choice without text', { question, choices: [{ text: 'Na' }, { reply: 'Ông' }] }],
])('refuses %s', (_, text) => {
  expect(readActivityText(text, readAreas([left, right]))).toBeUndefined();
});
