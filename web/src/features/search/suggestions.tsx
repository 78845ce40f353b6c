'use client';

import type { Suggestion } from '@hat-nang/model/contracts/search';
import type { CrisisLevel } from '@hat-nang/model/crisis-words';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sectionNames } from '@hat-nang/model/section-names';
import { detailRoutes } from '@hat-nang/model/section-routes';
import type { TFunction } from 'i18next';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { assetUrl } from '@/cms/assets';
import { publicClient, unwrap } from '@/cms/rest';
import { loadMessages } from '@/i18n/client';
import { normalizeSearchText } from '@/routing/search-query';
import { type CrisisData, fetchCrisisData, SuggestedHelp } from '../crisis/public-island.ts';
import { FoundTitle } from './found-title.tsx';
import { type NeedSuggestion, needSuggestions, type PageSuggestion, pageSuggestions } from './other-suggestions.ts';
import { moveActiveIndex, toSuggestionKey } from './suggestion-keys.ts';
import { SmallPicture, suggestionStyles as styles } from './suggestion-look.tsx';

export interface SuggestionsProps {
  /** The search field, inside a form. */
  field: HTMLInputElement;
  lang: Lang;
}

/** Milliseconds between the last change of the text and a request (debounce). */
const debounceMs = 150;
const minLength = 2;
const limit = 8;

/** Cached responses by language and words. For example, if the visitor deletes the last letter, the earlier response is used again. */
const responseCache = new Map<string, Suggestion[]>();
const maxCachedResponses = 100;

/** Suggestions for the typed words, with crisis help. */
interface FoundSuggestions {
  words: string;
  items: Suggestion[];
  needs: NeedSuggestion[];
  pages: PageSuggestion[];
  help?: { level: CrisisLevel } & Pick<CrisisData, 'contacts' | 'exit'>;
}

/**
 * Loads the suggestions. Waits for the list of crisis words before the request, because words with the crisis level `certain` are not sent to the server.
 * Titles and needs with this level are not suggested (docs/decisions/041-crisis-words.md).
 */
const loadSuggestions = async (
  lang: Lang,
  words: string,
  contact: string,
  signal: AbortSignal,
): Promise<FoundSuggestions> => {
  const { levelOf, contacts, exit } = await fetchCrisisData(lang);
  const level = levelOf(words);
  if (level === 'certain') return { words, items: [], needs: [], pages: [], help: { level, contacts, exit } };
  const items = (await requestSuggestions(lang, words, signal)).filter(
    ({ title }) => levelOf(title.text) !== 'certain',
  );
  const needs = needSuggestions(lang, words).filter((need) => levelOf(need.words) !== 'certain');
  const pages = pageSuggestions(lang, words, [[contact, 'contact']]);
  return { words, items, needs, pages, help: level && { level, contacts, exit } };
};

const requestSuggestions = async (lang: Lang, q: string, signal: AbortSignal): Promise<Suggestion[]> => {
  const key = `${lang}/${q}`;
  const foundSuggestions = responseCache.get(key);
  if (foundSuggestions) return foundSuggestions;
  const query = { lang, q, limit: String(limit) };
  // The cast is needed, because OpenAPI 3.0 has no tuples. The generated type of a highlight is `number[]`.
  const data = (await unwrap(publicClient.GET('/search/suggest', { params: { query }, signal }))) as Suggestion[];
  if (responseCache.size >= maxCachedResponses) responseCache.clear();
  responseCache.set(key, data);
  return data;
};

interface Option {
  key: string;
  label: ReactNode;
  url: string;
  /** Address of a small square picture. */
  picture?: string | null;
}

interface Group {
  key: string;
  title: string;
  options: Option[];
}

const hasPictures = ({ options }: Group): boolean => options.some(({ picture }) => picture);

/** Groups the titles by kind, in the order in which the kinds first appear. The groups of needs and of pages follow, unless they are empty. */
const groupOptions = (
  lang: Lang,
  t: TFunction<['search', 'crisis', 'mental-health']>,
  foundSuggestions: FoundSuggestions | undefined,
): Group[] => {
  const { items = [], needs = [], pages = [] } = foundSuggestions ?? {};
  const titleGroups = [...new Set(items.map(({ kind }) => kind))].map(
    (kind): Group => ({
      key: kind,
      title: sectionNames[kind][lang].all,
      options: items
        .filter((item) => item.kind === kind)
        .map(({ id, slug, title, picture }) => ({
          key: String(id),
          label: <FoundTitle text={title} />,
          url: href(lang, detailRoutes[kind], { slug, id }),
          picture: picture && assetUrl(picture, 'avatar-96'),
        })),
    }),
  );
  const otherGroups: Group[] = [
    {
      key: 'needs',
      title: t('suggest.needs'),
      options: needs.map(({ words, kind, url }) => ({
        key: url,
        label: t('suggest.need', { words, kind: sectionNames[kind][lang].all }),
        url,
      })),
    },
    {
      key: 'pages',
      title: t('suggest.pages'),
      options: pages.map(({ name, url }) => ({ key: url, label: name, url })),
    },
  ];
  return [...titleGroups, ...otherGroups.filter(({ options }) => options.length > 0)];
};

/**
 * Suggestions below a search field (WAI-ARIA APG "Editable Combobox With List Autocomplete"). Arrow keys change the active option, Enter opens the active
 * option, Escape closes the list. While an option is active, Home and End move to the first and last option. A click on an option opens this option.
 */
export function Suggestions({ field, lang }: SuggestionsProps) {
  const router = useRouter();
  const [t, setT] = useState<TFunction<['search', 'crisis', 'mental-health']>>();
  const [typed, setTyped] = useState(() => normalizeSearchText(field.value));
  const [foundSuggestions, setFound] = useState<FoundSuggestions>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const groups = t ? groupOptions(lang, t, foundSuggestions) : [];
  const items = groups.flatMap(({ options }) => options);
  const isShown = isOpen && t !== undefined && items.length > 0;
  const help = isOpen ? foundSuggestions?.help : undefined;
  /** Number of options. The last option, which is not an item, searches for the typed words. */
  const count = items.length + 1;
  const listId = `${field.id}-list`;
  const toOptionId = (index: number) => `${field.id}-option-${index}`;

  useEffect(() => {
    loadMessages(lang, ['search', 'crisis', 'mental-health']).then(
      (texts) => setT(() => texts),
      (error: unknown) => console.warn('suggestions without texts', error),
    );
  }, [lang]);

  useEffect(() => {
    setActive(-1);
    if (!t || [...typed].length < minLength) {
      setFound(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      loadSuggestions(lang, typed, t('suggest.contact'), controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) setFound(answer);
        },
        (error: unknown) => {
          if (!controller.signal.aborted) {
            console.warn(error instanceof Error ? error.message : error);
            setFound(undefined);
          }
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, lang, t]);

  const chooseOption = (index: number) => {
    const item = items[index];
    setIsOpen(false);
    setActive(-1);
    if (!item) {
      field.form?.requestSubmit();
      return;
    }
    router.push(item.url);
    // On small screens the field may be inside the menu.
    field.closest<HTMLElement>('[popover]')?.hidePopover();
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // While an input method (Telex, VNI) composes a syllable, the input method handles the keys.
    if (event.isComposing) return;
    const isEscape = event.key === 'Escape' && help !== undefined;
    const key = isEscape ? 'close' : toSuggestionKey(event, { isShown, hasItems: items.length > 0, active });
    if (!key) return;
    event.preventDefault();
    if (key === 'close') {
      // If the field is inside the menu, Escape must not close the menu.
      event.stopPropagation();
      setIsOpen(false);
      setActive(-1);
    } else if (key === 'choose') chooseOption(active);
    else {
      setIsOpen(true);
      setActive(moveActiveIndex(key, isShown ? active : -1, count));
    }
  });
  const handleInput = useEffectEvent(() => {
    setTyped(normalizeSearchText(field.value));
    setIsOpen(true);
  });
  const handleBlur = useEffectEvent((event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && field.form?.contains(event.relatedTarget)) return;
    setIsOpen(false);
    setActive(-1);
  });

  useEffect(() => {
    const onPress = (event: KeyboardEvent) => handleKey(event);
    const onInput = () => handleInput();
    const onLeave = (event: FocusEvent) => handleBlur(event);
    field.addEventListener('keydown', onPress);
    field.addEventListener('input', onInput);
    const { form } = field;
    form?.addEventListener('focusout', onLeave);
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    // The visitor may have typed before this code was loaded.
    if (document.activeElement === field) onInput();
    return () => {
      field.removeEventListener('keydown', onPress);
      field.removeEventListener('input', onInput);
      form?.removeEventListener('focusout', onLeave);
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
    field.setAttribute('aria-controls', listId);
    if (isShown && active >= 0) field.setAttribute('aria-activedescendant', `${field.id}-option-${active}`);
    else field.removeAttribute('aria-activedescendant');
    if (isShown && active >= 0)
      document.getElementById(`${field.id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, isShown, active]);

  if (!t) return null;
  const getOptionProps = (index: number) => ({
    id: toOptionId(index),
    role: 'option',
    'aria-selected': index === active,
    // Prevents the click from moving the focus out of the field.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => chooseOption(index),
    onPointerMove: () => setActive(index),
  });
  const contactLines = (help?.contacts ?? []).slice(0, 3).map(({ phone, name }) => `${phone}: ${name}`);
  let index = -1;
  return (
    <>
      <div role="status" style={styles.hidden}>
        {help ? [t(help.level === 'certain' ? 'crisis:title' : 'crisis:small.title'), ...contactLines].join('. ') : ''}
        {isOpen && foundSuggestions && (items.length > 0 || !help)
          ? ` ${t(items.length > 0 ? 'suggest.count' : 'suggest.none', { count: items.length })}`
          : ''}
      </div>
      <div style={help ? styles.list : undefined}>
        {help ? <SuggestedHelp {...help} t={t} /> : null}
        <div
          id={listId}
          role="listbox"
          aria-label={t('suggest.label')}
          hidden={!isShown}
          style={isShown && !help ? styles.list : undefined}
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={group.key} role="group" aria-labelledby={`${listId}-${group.key}`}>
              <div id={`${listId}-${group.key}`} role="presentation" style={styles.kind}>
                {group.title}
              </div>
              {group.options.map((option) => {
                index += 1;
                return (
                  <div
                    key={option.key}
                    {...getOptionProps(index)}
                    style={{ ...styles.option, ...(index === active ? styles.active : {}) }}
                  >
                    {hasPictures(group) ? <SmallPicture src={option.picture} /> : null}
                    <span>{option.label}</span>
                  </div>
                );
              })}
            </div>
          ))}
          <div
            {...getOptionProps(items.length)}
            style={{ ...styles.option, ...styles.all, ...(items.length === active ? styles.active : {}) }}
          >
            {t('suggest.all', { words: foundSuggestions?.words ?? typed })}
          </div>
        </div>
      </div>
    </>
  );
}
