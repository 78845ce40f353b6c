/** Renders the readable copy of a user's data. It is one HTML file without scripts and pictures, so every browser and screen reader can show it. */
import type { Language } from '@hat-nang/model/contracts/fields';
import { escapeHtml } from '../../mail/template.ts';
import { type PersonalData, type Row, SECTIONS, type Value } from './data-export.ts';
import { DATA_TEXTS } from './data-texts.ts';

/**
 * Renders the HTML page.
 * @param madeAt time of the export in milliseconds since 1970
 */
export function dataPage(data: PersonalData, language: Language, brand: string, madeAt: number): string {
  const texts = DATA_TEXTS[language];
  const intro = texts.intro.replace('{brand}', brand).replace('{date}', timeOf(madeAt, language));
  const sections = SECTIONS.map((section) => {
    const rows = data[section];
    const body = rows.length === 0 ? `<p>${texts.empty}</p>` : table(rows, section === 'profile', language);
    return `<section aria-labelledby="${section}">\n<h2 id="${section}">${escapeHtml(texts.sections[section])}</h2>\n${body}\n</section>`;
  });
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${texts.title} · ${brand}`)}</title>
<style>
:root { color-scheme: light dark; --line: #b9c4d9; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem; font: 1.0625rem/1.6 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
h1, h2 { line-height: 1.3; }
h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: .5rem .75rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; min-width: 6rem; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(intro)}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** Shows a single row as a vertical table, and several rows as a horizontal one. */
function table(rows: readonly Row[], isSingle: boolean, language: Language): string {
  const { columns } = DATA_TEXTS[language];
  const heading = (column: string) => escapeHtml(columns[column] ?? column);
  const [first = {}] = rows;
  const body = isSingle
    ? Object.entries(first).map(
        ([column, value]) => `<tr><th scope="row">${heading(column)}</th><td>${cell(value, language)}</td></tr>`,
      )
    : rows.map(
        (row) =>
          `<tr>${Object.values(row)
            .map((value) => `<td>${cell(value, language)}</td>`)
            .join('')}</tr>`,
      );
  const head = Object.keys(first).map((column) => `<th scope="col">${heading(column)}</th>`);
  const tableHead = isSingle ? '' : `<thead><tr>${head.join('')}</tr></thead>`;
  return `<div class="wide" tabindex="0"><table>${tableHead}<tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

function cell(value: Value, language: Language): string {
  const { yes, no } = DATA_TEXTS[language];
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return timeOf(Date.parse(value), language);
  return escapeHtml(String(value)).replaceAll('\n', '<br>');
}

function timeOf(time: number, language: Language): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, form).format(time);
}
