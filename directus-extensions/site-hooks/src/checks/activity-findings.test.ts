import { expect, it } from 'vitest';
import { activityFindings } from './activity-findings.ts';

const section = { collection: 'documents', publication: { texts: [], activities: 'activities' } };
const areas = [
  { left: 0, top: 0, width: 40, height: 40, is_target: true },
  { left: 60, top: 0, width: 40, height: 40 },
];
const choices = [
  { text: 'A', reply: 'Có.' },
  { text: 'B', reply: 'Có.' },
];
const textIn = (languages_code: string, over = {}) => ({ languages_code, question: 'Ở đâu?', choices, ...over });
const bothTexts = [textIn('vi-VN'), textIn('en-US')];
const find = { row: { kind: 'find', page_number: 2, areas }, texts: bothTexts };
const choose = { row: { kind: 'what_would_you_do', page_number: null, areas: null }, texts: bothTexts };
const rulesOf = (activities: object[], item = {}) =>
  activityFindings(section, {
    item,
    activities: activities as Parameters<typeof activityFindings>[1]['activities'],
    pageNumbers: [1, 2],
    picturePages: [2],
  }).map(({ rule, subject }) => `${rule} ${subject}`);

it('accepts complete activities, and JSON as text', () => {
  expect(rulesOf([find, choose, { ...choose, row: { ...choose.row, page_number: 1 } }])).toEqual([]);
  const texts = bothTexts.map((text) => ({ ...text, choices: JSON.stringify(choices) }));
  expect(rulesOf([{ row: { ...find.row, areas: JSON.stringify(areas) }, texts }])).toEqual([]);
});

it('names the positions of the activities that break a rule', () => {
  const onPage = (page_number: unknown) => ({ ...find, row: { ...find.row, page_number } });
  expect(rulesOf([onPage(1), find, onPage(3), onPage(null)])).toEqual(['check_activity_page 1, 3, 4']);
  expect(rulesOf([{ ...choose, row: { ...choose.row, page_number: 3 } }])).toEqual(['check_activity_page 1']);
});

it('requires areas to find, and then a name for each', () => {
  const outside = [areas[0], { ...areas[1], width: 50 }];
  expect(rulesOf([{ ...find, row: { ...find.row, areas: outside } }])).toEqual(['check_activity_areas 1']);
  const thirdChoice = { choices: [...choices, { text: 'C' }] };
  expect(rulesOf([{ ...find, texts: [textIn('vi-VN', thirdChoice), textIn('en-US')] }])).toEqual([
    'check_activity_text 1',
  ]);
});

it('requires both languages, or only Vietnamese if the item is marked so', () => {
  const onlyVietnamese = { ...choose, texts: [textIn('vi-VN')] };
  expect(rulesOf([choose, onlyVietnamese])).toEqual(['check_activity_text 2']);
  expect(rulesOf([choose, onlyVietnamese], { is_vietnamese_only: true })).toEqual([]);
  expect(rulesOf([{ ...choose, texts: [textIn('en-US')] }], { is_vietnamese_only: true })).toEqual([
    'check_activity_text 1',
  ]);
});
