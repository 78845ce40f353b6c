/** Renders the readable copy of a user's data: one HTML file without scripts or pictures. */
import type { Language } from '@hat-nang/model/contracts/fields';
import { escapeHtml } from '../../mail/template.ts';
import { type CellValue, type PersonalData, type Row, SECTIONS, type Section } from './data-export.ts';
import { DATA_TEXTS } from './data-texts.ts';

/**
 * Renders the HTML page.
 * @param madeAt time of the export in milliseconds since 1970
 */
export function renderDataPage(data: PersonalData, language: Language, brand: string, madeAt: number): string {
  const texts = DATA_TEXTS[language];
  const intro = texts.intro.replace('{brand}', brand).replace('{date}', formatTime(madeAt, language));
  const sections = SECTIONS.map((section) => {
    const rows = data[section];
    const body = rows.length === 0 ? `<p>${texts.empty}</p>` : renderTable(rows, section, language);
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

/** Renders rows as a table. The profile has one row, which is shown with a heading beside each value. The other sections have a heading row. */
function renderTable(rows: readonly Row[], section: Section, language: Language): string {
  const { columns } = DATA_TEXTS[language];
  const isVertical = section === 'profile';
  const formatHeading = (column: string) => escapeHtml(columns[column] ?? column);
  const [first = {}] = rows;
  const body = isVertical
    ? Object.entries(first).map(
        ([column, value]) =>
          `<tr><th scope="row">${formatHeading(column)}</th><td>${formatCell(value, language)}</td></tr>`,
      )
    : rows.map(
        (row) =>
          `<tr>${Object.values(row)
            .map((value) => `<td>${formatCell(value, language)}</td>`)
            .join('')}</tr>`,
      );
  const headCells = Object.keys(first).map((column) => `<th scope="col">${formatHeading(column)}</th>`);
  const tableHead = isVertical ? '' : `<thead><tr>${headCells.join('')}</tr></thead>`;
  const table = `<table>${tableHead}<tbody>\n${body.join('\n')}\n</tbody></table>`;
  return `<div class="wide" role="group" aria-labelledby="${section}" tabindex="0">${table}</div>`;
}

function formatCell(value: CellValue, language: Language): string {
  const { yes, no } = DATA_TEXTS[language];
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return formatTime(Date.parse(value), language);
  return escapeHtml(String(value)).replaceAll('\n', '<br>');
}

function formatTime(time: number, language: Language): string {
  const dateFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, dateFormat).format(time);
}
