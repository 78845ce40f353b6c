'use client';

import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { setCookie } from '@/i18n/cookie';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * A link to the current page in one language. A cookie stores the choice for 365 days (docs/specification.md §9). A click preserves the query string with the
 * filters of a list. The link causes a full page load, because `<html lang>` changes.
 */
export function LanguageChoice({
  lang,
  href,
  name,
  isCurrent,
  className,
}: {
  lang: Lang;
  href: string;
  name: string;
  isCurrent: boolean;
  className: string;
}) {
  return (
    <a
      href={href}
      className={className}
      hrefLang={languageCodes[lang]}
      lang={languageCodes[lang]}
      data-needs-script=""
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        setCookie('lang', lang, yearSeconds);
        event.currentTarget.href = href.split('?')[0] + location.search;
      }}
    >
      {lang.toUpperCase()}
      <VisuallyHidden> – {name}</VisuallyHidden>
    </a>
  );
}
