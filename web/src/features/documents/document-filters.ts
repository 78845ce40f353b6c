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

/** Icons by type of disability. The icon of autism is the infinity sign, which the autistic community prefers to a puzzle piece. */
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

const accessByFlag: Record<DocumentsFlag, keyof DocumentAccess> = {
  audio: 'narration',
  sign: 'sign',
  subtitle: 'subtitles',
  easy: 'easy',
};

const documentTypes = { book: 'picture_book', study: 'study_document' } as const;

/**
 * Builds the filters of the documents list (docs/specification.md §2 and §3). Each link sets or removes one option of `query`, and leads to the first page.
 * @param buildUrl builds the address of a query; the default is the address of the documents list
 */
export const documentFilters = (
  lang: Lang,
  query: DocumentsQuery,
  labels: Pick<DocumentLabels, 'ages' | 'categories' | 'disabilities'>,
  buildUrl = (choices: DocumentsQuery) => href(lang, 'documents') + formatDocumentsQuery(choices),
): FilterGroup[] => {
  const t = getT(lang);
  const toChoice = <Key extends keyof DocumentsQuery>(
    key: Key,
    value: NonNullable<DocumentsQuery[Key]>,
    label: string,
    icon?: string,
  ): FilterChoice => {
    const isChosen = query[key] === value;
    const nextQuery = { ...query, page: 1, [key]: isChosen ? undefined : value };
    return { key: `${key}-${value === true ? 1 : value}`, label, icon, isChosen, url: buildUrl(nextQuery) };
  };
  return [
    {
      key: 'access',
      title: t('documents:filters.access'),
      choices: documentsFlags.map((flag) =>
        toChoice(flag, true, t(`documents:access.${accessByFlag[flag]}`), accessIcons[accessByFlag[flag]]),
      ),
    },
    {
      key: 'type',
      title: t('documents:filters.type'),
      choices: documentsTypes.map((type) =>
        toChoice('type', type, t(`documents:type.${documentTypes[type]}`), typeIcons[documentTypes[type]]),
      ),
    },
    {
      key: 'age',
      title: t('documents:filters.age'),
      choices: labels.ages.map(({ value, label }) => toChoice('age', value, label)),
    },
    {
      key: 'category',
      title: t('documents:filters.category'),
      choices: labels.categories.map(({ id, name, icon }) => toChoice('category', id, name, icon)),
    },
    {
      key: 'language',
      title: t('documents:filters.language'),
      choices: languages.map((language) => toChoice('language', language, t(`language.${language}`))),
    },
    {
      key: 'disability',
      title: t('documents:filters.disability'),
      choices: labels.disabilities.map(({ value, label }) =>
        toChoice('disability', value, label, disabilityIcons[value]),
      ),
    },
  ].filter((group) => group.choices.length > 0);
};
