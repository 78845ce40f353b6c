import type { Book } from './content-schema.ts';
import { translationRows, translationTable } from './reference-rows.ts';
import { ref, type SeedTable } from './rows.ts';

/** Returns the tables of the activities after the books. */
export function activityTables(books: readonly Book[]): SeedTable[] {
  const activities = books.flatMap(({ key: book, activities = [] }) =>
    activities.map((activity, index) => ({ ...activity, book, sort: index + 1, key: `${book}/activity-${index + 1}` })),
  );
  return [
    {
      collection: 'document_activities',
      match: ['document', 'sort'],
      rows: activities.map(({ key, book, sort, kind, page = null, areas }) => ({
        key,
        fields: {
          document: ref('documents', book),
          sort,
          kind,
          page_number: page,
          areas: areas?.map((area) => ({ ...area, is_target: area.is_target ?? false })) ?? null,
        },
      })),
    },
    translationTable(
      'document_activities',
      activities.flatMap((activity) =>
        translationRows('document_activities', activity.key, (language) => {
          const { question, choices } = activity[language];
          return { question, choices: choices.map(({ text, reply = null }) => ({ text, reply })) };
        }),
      ),
    ),
  ];
}
