/** Activities after a book that break a publishing rule (decision 299). */
import { type Case, createCase, describedPage, type Row } from './publishable-items.ts';

const activityChoices = [
  { text: 'Na', reply: 'Hay lắm.' },
  { text: 'Ông', reply: 'Cũng hay.' },
];
const activityAreas = [
  { left: 0, top: 0, width: 40, height: 40, is_target: true },
  { left: 50, top: 0, width: 50, height: 40, is_target: false },
];
/** Adds an activity to a document whose first page has a picture. */
const withActivity =
  (activity: Row, choices: readonly Row[] = activityChoices): Case['breaks'] =>
  (item, { picture }) => ({
    ...item,
    pages: [{ number: 1, image: picture, translations: [describedPage] }],
    activities: [
      {
        ...{ kind: 'find', page_number: 1, areas: activityAreas, ...activity },
        translations: [{ languages_code: 'vi-VN', question: 'Ai?', choices }],
      },
    ],
  });

export const activityCases: readonly Case[] = [
  createCase(
    'check_activity_page',
    'documents',
    'activities',
    'a page beyond the last',
    withActivity({ page_number: 2 }),
  ),
  createCase(
    'check_activity_areas',
    'documents',
    'activities',
    'an area that leaves the picture',
    withActivity({ areas: activityAreas.map((area) => ({ ...area, width: 51 })) }),
  ),
  createCase(
    'check_activity_text',
    'documents',
    'activities',
    'a choice without a reply',
    withActivity({ kind: 'what_would_you_do', areas: null }, [{ text: 'Na' }, { text: 'Ông' }]),
  ),
];
