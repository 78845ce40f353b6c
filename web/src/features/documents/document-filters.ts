import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { FilterChoice, FilterGroup } from '@/components/ui/filter-panel';
import { getT } from '@/i18n/server';
import {
  type DocumentsFlag,
  type DocumentsQuery,
  documentsFlags,
  documentsTypes,
  formatDocumentsQuery,
} from '@/routing/documents-query';
import { accessIcons } from './access-marks.tsx';
import type { DocumentAccess } from './document-card.ts';
import { typeIcons } from './document-card-view.tsx';
import type { DocumentLabels } from './document-labels.ts';

/** Icons per disability. The autistic community prefers the infinity sign to a puzzle piece. Options that an editor adds later have no icon. */
const disabilityIcons: Record<string, string> = {
  vision: 'ph:eye-bold',
  hearing: 'ph:ear-bold',
  deafblind: 'ph:hand-palm-bold',
  mobility: 'ph:wheelchair-bold',
  intellectual: 'ph:brain-bold',
  autism: 'ph:infinity-bold',
  speech: 'ph:chat-circle-dots-bold',
  learning: 'ph:text-aa-bold',
  psychosocial: 'ph:heart-bold',
};

const markOf: Record<DocumentsFlag, keyof DocumentAccess> = {
  audio: 'narration',
  sign: 'sign',
  subtitle: 'subtitles',
  easy: 'easy',
};

const typeOf = { book: 'picture_book', study: 'study_document' } as const;

/**
 * Builds the filters of the documents list (docs/specification.md §2 and §3). Each link adds or removes one option of the current `query`.
 * @param link builds the address of a query for lists other than the documents list
 */
export const documentFilters = (
  lang: Lang,
  query: DocumentsQuery,
  offered: Pick<DocumentLabels, 'ages' | 'categories' | 'disabilities'>,
  link = (choices: DocumentsQuery) => href(lang, 'documents') + formatDocumentsQuery(choices),
): FilterGroup[] => {
  const t = getT(lang);
  const choice = <Key extends keyof DocumentsQuery>(
    key: Key,
    value: NonNullable<DocumentsQuery[Key]>,
    label: string,
    icon?: string,
  ): FilterChoice => {
    const isChosen = query[key] === value;
    const next = { ...query, page: 1, [key]: isChosen ? undefined : value };
    return { key: `${key}-${value}`, label, icon, isChosen, url: link(next) };
  };
  return [
    {
      key: 'access',
      title: t('documents:filters.access'),
      choices: documentsFlags.map((flag) =>
        choice(flag, true, t(`documents:access.${markOf[flag]}`), accessIcons[markOf[flag]]),
      ),
    },
    {
      key: 'type',
      title: t('documents:filters.type'),
      choices: documentsTypes.map((type) =>
        choice('type', type, t(`documents:type.${typeOf[type]}`), typeIcons[typeOf[type]]),
      ),
    },
    {
      key: 'age',
      title: t('documents:filters.age'),
      choices: offered.ages.map(({ value, label }) => choice('age', value, label)),
    },
    {
      key: 'category',
      title: t('documents:filters.category'),
      choices: offered.categories.map(({ id, name, icon }) => choice('category', id, name, icon)),
    },
    {
      key: 'language',
      title: t('documents:filters.language'),
      choices: languages.map((other) => choice('language', other, t(`language.${other}`))),
    },
    {
      key: 'disability',
      title: t('documents:filters.disability'),
      choices: offered.disabilities.map(({ value, label }) =>
        choice('disability', value, label, disabilityIcons[value]),
      ),
    },
  ].filter((group) => group.choices.length > 0);
};
