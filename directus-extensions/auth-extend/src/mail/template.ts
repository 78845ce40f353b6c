/** Renders a mail as HTML and text. The mail has no pictures, and has colours for light and dark mode. */
import type { Language } from '@hat-nang/model/contracts/fields';

/** Texts of a mail. Placeholders have the form `{…}`. */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Label of the button, if the mail has a link. */
  readonly button?: string;
  /** Small print below the text. */
  readonly note: string;
}

export interface Brand {
  readonly name: string;
  /** Postal address in the footer. Empty if there is none. */
  readonly address: string;
  /** E-mail address in the footer. Empty if there is none. */
  readonly email: string;
  readonly siteUrl: string;
}

export interface MailParts {
  /** Code or username, shown in large type. */
  readonly highlight?: string;
  /** Address that the button opens. */
  readonly url?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function renderMail(language: Language, texts: MailText, brand: Brand, parts: MailParts): RenderedMail {
  const values: Readonly<Record<string, string>> = { brand: brand.name, ...parts.values };
  const fillPlaceholders = (text: string) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  const subject = fillPlaceholders(texts.subject).replace(/[\r\n]+/g, ' ');
  const lines = texts.lines.map(fillPlaceholders);
  const note = fillPlaceholders(texts.note);
  const button = texts.button === undefined || parts.url === undefined ? undefined : fillPlaceholders(texts.button);
  const footerLines = [brand.name, brand.address, brand.email].filter((part) => part !== '');
  const text = [
    fillPlaceholders(texts.title),
    ...lines,
    ...(parts.highlight === undefined ? [] : [`    ${parts.highlight}`]),
    ...(button === undefined ? [] : [`${button}: ${parts.url}`]),
    note,
    `-- \n${footerLines.join('\n')}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: renderHtml(
      language,
      { subject, title: fillPlaceholders(texts.title), lines, note, button, footerLines },
      brand.name,
      parts,
    ),
  };
}

interface FilledTexts {
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly note: string;
  readonly button: string | undefined;
  readonly footerLines: readonly string[];
}

const FONT_CSS = "font-family:'Nunito','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BUTTON_FALLBACK: Record<Language, string> = {
  'vi-VN': 'Nếu nút không mở được, hãy chép địa chỉ này vào trình duyệt:',
  'en-US': 'If the button does not work, copy this address into your browser:',
};

/** CSS of the dark mode. A mail program that ignores this CSS uses only the inline styles. */
const DARK_MODE_CSS = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0e172b !important; }
  .card { background: #162139 !important; color: #fdf7ea !important; border-color: #2a3857 !important; }
  .brand, .title { color: #ffe08a !important; }
  .quiet { color: #b9c4d9 !important; }
  .rule { border-color: #2a3857 !important; }
  .big { background: #0e172b !important; color: #ffffff !important; border-color: #f2ac0c !important; }
  .button { background: #fbc02d !important; color: #17213a !important; }
  .link { color: #aecaf3 !important; }
}`;

function renderHtml(language: Language, texts: FilledTexts, brandName: string, { highlight, url }: MailParts): string {
  const renderParagraph = (text: string) =>
    `<p style="margin:0 0 18px;font-size:17px;line-height:1.65;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
  const renderCode = (text: string) =>
    `<p class="big" style="margin:6px 0 24px;padding:16px 12px;background:#fff8e1;border:2px solid #f2ac0c;border-radius:14px;color:#0c2148;font-size:30px;line-height:1.2;font-weight:800;letter-spacing:${text.length <= 6 ? 10 : 1}px;text-indent:${text.length <= 6 ? 10 : 0}px;text-align:center;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
  const renderButton = (text: string, address: string) =>
    `<p style="margin:10px 0 20px"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:14px 28px;background:#1d4c98;color:#ffffff;border-radius:999px;font-size:17px;line-height:1.3;font-weight:700;text-decoration:none">${escapeHtml(text)}</a></p>
${address.includes('?') ? renderAddress(address) : ''}`;
  // Writes an address as text below the button, for mail programs in which the button does not open it.
  const renderAddress = (address: string) =>
    `<p class="quiet" style="margin:0 0 20px;font-size:14px;line-height:1.5;color:#56627a">${BUTTON_FALLBACK[language]}<br><a class="link" href="${escapeHtml(address)}" style="color:#1d4c98;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(address)}</a></p>`;
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(texts.subject)}</title>
<style>${DARK_MODE_CSS}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fdf7ea;${FONT_CSS}">
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" style="background:#fdf7ea"><tr><td align="center" style="padding:24px 12px 32px">
<p class="brand" style="margin:0 auto 16px;max-width:560px;text-align:left;padding:0 6px;font-size:20px;line-height:1.3;font-weight:800;color:#163c7b;${FONT_CSS}"><span aria-hidden="true" style="display:inline-block;width:18px;height:18px;margin-right:10px;border-radius:50%;background:#fbc02d;border:3px solid #ffe08a;vertical-align:-5px"></span>${escapeHtml(brandName)}</p>
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#fffdf8;color:#17213a;border:1px solid #f7edd8;border-radius:18px">
<tr><td style="padding:30px 26px 28px;text-align:left;${FONT_CSS}">
<h1 class="title" style="margin:0 0 18px;font-size:25px;line-height:1.3;font-weight:800;color:#0c2148">${escapeHtml(texts.title)}</h1>
${texts.lines.map((line) => renderParagraph(line)).join('\n')}
${highlight === undefined ? '' : renderCode(highlight)}
${texts.button === undefined || url === undefined ? '' : renderButton(texts.button, url)}
<p class="quiet rule" style="margin:0;padding-top:18px;border-top:1px solid #f7edd8;font-size:15px;line-height:1.6;color:#56627a">${escapeHtml(texts.note)}</p>
</td></tr></table>
<p class="quiet" style="margin:18px auto 0;max-width:560px;padding:0 6px;font-size:14px;line-height:1.6;color:#56627a;text-align:left;${FONT_CSS}">${texts.footerLines.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</body>
</html>`;
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
