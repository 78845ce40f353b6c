/** Renders a mail as HTML and text. No pictures, colours that stay legible when a mail program darkens them. */
import type { Language } from './contract.ts';
import type { MailText } from './mail-texts.ts';

export interface Brand {
  readonly name: string;
  /** Postal address and e-mail, shown at the foot; empty when there is none. */
  readonly address: string;
  readonly email: string;
  readonly siteUrl: string;
}

export interface MailParts {
  /** A code or a username, set apart in large type. */
  readonly big?: string;
  /** Where the button leads. */
  readonly url?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function renderMail(language: Language, words: MailText, brand: Brand, parts: MailParts): RenderedMail {
  const values: Readonly<Record<string, string>> = { brand: brand.name, ...parts.values };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const subject = fill(words.subject).replace(/[\r\n]+/g, ' ');
  const lines = words.lines.map(fill);
  const note = fill(words.note);
  const button = words.button === undefined || parts.url === undefined ? undefined : fill(words.button);
  const foot = [brand.name, brand.address, brand.email].filter((part) => part !== '');
  const text = [
    fill(words.title),
    ...lines,
    ...(parts.big === undefined ? [] : [`    ${parts.big}`]),
    ...(button === undefined ? [] : [`${button}: ${parts.url}`]),
    note,
    `-- \n${foot.join('\n')}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: html(language, { subject, title: fill(words.title), lines, note, button, foot }, parts),
  };
}

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly note: string;
  readonly button: string | undefined;
  readonly foot: readonly string[];
}

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function html(language: Language, words: Words, { big, url }: MailParts): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:1.6;${style}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0f1b2d !important; }
  .card { background: #16263d !important; color: #f2f6fb !important; }
  .quiet { color: #c3d0e0 !important; }
  .big { background: #0f1b2d !important; color: #ffffff !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f2f6fb;${FONT}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;color:#16263d;border-radius:12px">
<tr><td style="padding:28px;${FONT}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escapeHtml(words.title)}</h1>
${words.lines.map((line) => paragraph(line, 'white-space:pre-line;overflow-wrap:anywhere')).join('\n')}
${big === undefined ? '' : `<p class="big" style="margin:0 0 16px;padding:14px;background:#eaf1fa;border-radius:8px;font-size:28px;font-weight:700;letter-spacing:2px;text-align:center">${escapeHtml(big)}</p>`}
${words.button === undefined || url === undefined ? '' : `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;background:#1d4e89;color:#ffffff;border-radius:8px;font-size:17px;font-weight:600;text-decoration:none">${escapeHtml(words.button)}</a></p>`}
<p class="quiet" style="margin:0;font-size:15px;line-height:1.5;color:#44566c">${escapeHtml(words.note)}</p>
</td></tr></table>
<p class="quiet" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#44566c;${FONT}">${words.foot.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
