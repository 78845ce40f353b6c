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
import { cleanWords } from '@/routing/search-query';
import { askCrisis, type CrisisKnowledge, SuggestedHelp } from '../crisis/public-island.ts';
import { FoundTitle } from './found-title.tsx';
import { type NeedSuggestion, needSuggestions, type PageSuggestion, pageSuggestions } from './other-suggestions.ts';
import { stepFrom, suggestionKey } from './suggestion-keys.ts';
import { SmallPicture, suggestionStyles as styles } from './suggestion-look.tsx';

export interface SuggestionsProps {
  /** The search field that these are under, in a form. */
  field: HTMLInputElement;
  lang: Lang;
}

/** Milliseconds without a key before the server is asked. */
const pause = 150;
const shortest = 2;
const limit = 8;

/** Answers that came already, so that a deleted letter asks nothing again. */
const known = new Map<string, Suggestion[]>();
const mostKnown = 100;

/** What is found for the words typed so far, and whom to call first. */
interface Found {
  words: string;
  items: Suggestion[];
  needs: NeedSuggestion[];
  pages: PageSuggestion[];
  help?: { level: CrisisLevel } & Pick<CrisisKnowledge, 'contacts' | 'exit'>;
}

/**
 * Words of somebody in danger are not sent, and no title completes towards them (decision 041). Nothing is asked before the list of these words is
 * there.
 */
const ask = async (lang: Lang, words: string, contact: string, signal: AbortSignal): Promise<Found> => {
  const { levelOf, contacts, exit } = await askCrisis(lang);
  const level = levelOf(words);
  if (level === 'certain') return { words, items: [], needs: [], pages: [], help: { level, contacts, exit } };
  const items = (await askSuggestions(lang, words, signal)).filter(({ title }) => levelOf(title.text) !== 'certain');
  const needs = needSuggestions(lang, words).filter((need) => levelOf(need.words) !== 'certain');
  const pages = pageSuggestions(lang, words, [[contact, 'contact']]);
  return { words, items, needs, pages, help: level && { level, contacts, exit } };
};

const askSuggestions = async (lang: Lang, q: string, signal: AbortSignal): Promise<Suggestion[]> => {
  const key = `${lang}/${q}`;
  const found = known.get(key);
  if (found) return found;
  const query = { lang, q, limit: String(limit) };
  // OpenAPI has no tuple for a mark.
  const data = (await unwrap(publicClient.GET('/search/suggest', { params: { query }, signal }))) as Suggestion[];
  if (known.size >= mostKnown) known.clear();
  known.set(key, data);
  return data;
};

interface Option {
  key: string;
  label: ReactNode;
  url: string;
  /** The address of a small square picture. */
  picture?: string | null;
}

interface Group {
  key: string;
  title: string;
  options: Option[];
}

const hasPictures = ({ options }: Group): boolean => options.some(({ picture }) => picture);

/** Titles by kind, in the order in which the kinds come first, then needs and pages. */
const grouped = (
  lang: Lang,
  t: TFunction<['search', 'crisis', 'mental-health']>,
  found: Found | undefined,
): Group[] => {
  const { items = [], needs = [], pages = [] } = found ?? {};
  const titles = [...new Set(items.map(({ kind }) => kind))].map(
    (kind): Group => ({
      key: kind,
      title: sectionNames[kind][lang].all,
      options: items
        .filter((item) => item.kind === kind)
        .map(({ id, slug, title, picture }) => ({
          key: String(id),
          label: <FoundTitle of={title} />,
          url: href(lang, detailRoutes[kind], { slug, id }),
          picture: picture && assetUrl(picture, 'avatar-96'),
        })),
    }),
  );
  const others: Group[] = [
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
  return [...titles, ...others.filter(({ options }) => options.length > 0)];
};

/**
 * What may be meant, under a search field: a combobox with a list (WAI-ARIA APG "Editable Combobox With List Autocomplete"). Arrow keys choose, Enter
 * opens, Escape closes, Home and End reach the first and last while one is chosen; pointer and finger do the same.
 */
export function Suggestions({ field, lang }: SuggestionsProps) {
  const router = useRouter();
  const [t, setT] = useState<TFunction<['search', 'crisis', 'mental-health']>>();
  const [typed, setTyped] = useState(() => cleanWords(field.value));
  const [found, setFound] = useState<Found>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const groups = t ? grouped(lang, t, found) : [];
  const items = groups.flatMap(({ options }) => options);
  const isShown = isOpen && t !== undefined && items.length > 0;
  const help = isOpen ? found?.help : undefined;
  /** The last one searches for what is typed. */
  const count = items.length + 1;
  const listId = `${field.id}-list`;
  const optionId = (index: number) => `${field.id}-option-${index}`;

  useEffect(() => {
    loadMessages(lang, ['search', 'crisis', 'mental-health']).then(
      (texts) => setT(() => texts),
      (error: unknown) => console.warn('suggestions without texts', error),
    );
  }, [lang]);

  useEffect(() => {
    setActive(-1);
    if (!t || [...typed].length < shortest) {
      setFound(undefined);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(lang, typed, t('suggest.contact'), asking.signal).then(
        (answer) => {
          if (!asking.signal.aborted) setFound(answer);
        },
        (error: unknown) => {
          if (!asking.signal.aborted) {
            console.warn(error instanceof Error ? error.message : error);
            setFound(undefined);
          }
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, lang, t]);

  const choose = (index: number) => {
    const item = items[index];
    setIsOpen(false);
    setActive(-1);
    if (!item) {
      field.form?.requestSubmit();
      return;
    }
    router.push(item.url);
    // Of the small screen's menu.
    field.closest<HTMLElement>('[popover]')?.hidePopover();
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A syllable in the making belongs to the keyboard (Telex, VNI).
    if (event.isComposing) return;
    const isEscape = event.key === 'Escape' && help !== undefined;
    const key = isEscape ? 'close' : suggestionKey(event, { isShown, hasItems: items.length > 0, active });
    if (!key) return;
    event.preventDefault();
    if (key === 'close') {
      // The menu that the field may be in stays open.
      event.stopPropagation();
      setIsOpen(false);
      setActive(-1);
    } else if (key === 'choose') choose(active);
    else {
      setIsOpen(true);
      setActive(stepFrom(key, isShown ? active : -1, count));
    }
  });
  const input = useEffectEvent(() => {
    setTyped(cleanWords(field.value));
    setIsOpen(true);
  });
  const leave = useEffectEvent((event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && field.form?.contains(event.relatedTarget)) return;
    setIsOpen(false);
    setActive(-1);
  });

  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    const onInput = () => input();
    const onLeave = (event: FocusEvent) => leave(event);
    field.addEventListener('keydown', onPress);
    field.addEventListener('input', onInput);
    const { form } = field;
    form?.addEventListener('focusout', onLeave);
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    // Typed before this was there.
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
  const optionProps = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => choose(index),
    onPointerMove: () => setActive(index),
  });
  const numbers = (help?.contacts ?? []).slice(0, 3).map(({ phone, name }) => `${phone}: ${name}`);
  let index = -1;
  return (
    <>
      <div role="status" style={styles.hidden}>
        {help ? [t(help.level === 'certain' ? 'crisis:title' : 'crisis:small.title'), ...numbers].join('. ') : ''}
        {isOpen && found && (items.length > 0 || !help)
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
                    {...optionProps(index)}
                    style={{ ...styles.option, ...(index === active ? styles.active : {}) }}
                  >
                    {hasPictures(group) ? <SmallPicture of={option.picture} /> : null}
                    <span>{option.label}</span>
                  </div>
                );
              })}
            </div>
          ))}
          <div
            {...optionProps(items.length)}
            style={{ ...styles.option, ...styles.all, ...(items.length === active ? styles.active : {}) }}
          >
            {t('suggest.all', { words: found?.words ?? typed })}
          </div>
        </div>
      </div>
    </>
  );
}
