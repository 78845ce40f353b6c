import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Fragment } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { placeholderStyle } from '@/components/ui/picture-placeholder';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { AccessIcons, type DocumentCard, typeIcons } from '../documents/public.ts';
import { ReadOn } from '../history/public-island.ts';
import type { ChildHome, ChildRow } from './child-home.ts';
import { FeelingsRow } from './feelings-row.tsx';
import { HomeHero } from './home-hero.tsx';
import { Shelf } from './shelf.tsx';
import { compactStyles, PictureCard } from './shelf-card.tsx';

/** A child's Home: large pictures and few words. */
export function ChildHomePage({ lang, home }: { lang: Lang; home: ChildHome }) {
  const t = getT(lang);
  return (
    <>
      <HomeHero lang={lang} title={t('home:child.title')} picture="/illustrations/kid.svg" topics={home.topics}>
        <ButtonLink href={href(lang, 'documents')} size="lg">
          <Icon name="ph:book-open-text-bold" />
          {t('home:readBooks')}
        </ButtonLink>
      </HomeHero>
      <ReadOnShelf lang={lang} />
      {home.rows.map((row, index) => {
        const { id, title, url } = describeRow(lang, row);
        return (
          <Fragment key={id}>
            <Shelf lang={lang} id={id} title={title} url={url}>
              {row.documents.map((document, place) => (
                <BookCard key={document.id} lang={lang} document={document} hasPriority={index === 0 && place === 0} />
              ))}
            </Shelf>
            {index === 0 ? <FeelingsRow lang={lang} /> : null}
          </Fragment>
        );
      })}
      {home.rows.length === 0 ? (
        <PageWidth mt="8">
          <EmptyState title={t('documents:empty')} />
        </PageWidth>
      ) : null}
    </>
  );
}

/** Returns the heading of a row, its element id, and the address of the list that the heading links to. */
const describeRow = (lang: Lang, row: ChildRow): { id: string; title: string; url: string } => {
  const t = getT(lang);
  const list = href(lang, 'documents');
  switch (row.kind) {
    case 'topic':
      return { id: `shelf-${row.topic.id}`, title: row.topic.name, url: row.topic.url };
    case 'popular':
      return { id: 'popular', title: t(`home:popular.${row.rule}.title`), url: list };
    case 'signing':
      return { id: 'signing', title: t('home:child.signing'), url: `${list}?sign=1` };
    case 'listening':
      return { id: 'listening', title: t('home:child.listening'), url: `${list}?audio=1` };
    case 'newest':
      return { id: 'newest', title: t('home:child.newest'), url: `${list}?type=book` };
  }
};

function BookCard({ lang, document, hasPriority }: { lang: Lang; document: DocumentCard; hasPriority: boolean }) {
  const { id, title, url, type, cover, coverColor } = document;
  return (
    <PictureCard
      title={title}
      url={url}
      picture={cover}
      icon={typeIcons[type]}
      color={coverColor}
      name={`documents:${id}`}
      hasPriority={hasPriority}
    >
      <AccessIcons lang={lang} document={document} />
    </PictureCard>
  );
}

/** The books that a signed-in user has begun. The browser fills this shelf, because the page is the same for all visitors. */
function ReadOnShelf({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const { names, rules } = classesFor({ ...compactStyles, picture: { ...placeholderStyle, ...compactStyles.picture } });
  return (
    <Shelf lang={lang} id="read-on" title={t('home:child.readOn')} url={href(lang, 'watched')} isPersonal>
      <StyleRules of={rules} />
      <ReadOn lang={lang} pageText={t('home:child.page', { page: '{{page}}' })} classNames={names} />
    </Shelf>
  );
}
