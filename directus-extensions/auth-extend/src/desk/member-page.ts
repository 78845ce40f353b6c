/** `GET /auth-extend/desk/members/{id}` shows an account and the actions that its state allows, in the Studio language of the staff member. */
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Response } from 'express';
import { toMailLanguage } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import type { AccountRequest } from '../shared/types.ts';
import { type DeskMember, findMember } from './desk-staff.ts';
import { DESK_TEXTS } from './desk-texts.ts';

type Texts = (typeof DESK_TEXTS)[keyof typeof DESK_TEXTS];

interface Consent {
  readonly kind: string;
  readonly version: string | null;
  readonly is_granted: unknown;
  readonly date_created: unknown;
  readonly date_withdrawn: unknown;
}

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem 1rem}
h1{line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}h2{font-size:1.25rem;margin:1.5rem 0 .5rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}button,summary,.button{display:inline-block;min-height:2.75rem;padding:.5rem 1rem;font:inherit;line-height:1.75rem;border:2px solid;border-radius:.5rem;background:transparent;color:inherit;cursor:pointer;text-decoration:none}
form,details,.button{margin:.5rem 0}input{font:inherit;display:block;width:100%;max-width:24rem;min-height:2.75rem;padding:.5rem;margin:.25rem 0 .75rem;border:2px solid GrayText;border-radius:.5rem}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

function formatDate(value: unknown, language: string, fallback: string): string {
  if (value === null || value === undefined || value === '') return fallback;
  const parsedDate = new Date(value as string | number | Date);
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(parsedDate);
}

function listFacts(member: DeskMember, texts: Texts, language: string): [string, string][] {
  const guardian =
    member.guardian_email === null
      ? undefined
      : `${member.guardian_email} (${formatDate(member.guardian_confirmed_at, language, texts.guardianWaits)})`;
  const deletion = formatDate(member.deletion_requested_at, language, '');
  return [
    [texts.facts.username, member.username ?? ''],
    [texts.facts.email, member.email ?? ''],
    [texts.facts.kind, texts.kinds[member.kind]],
    [texts.facts.status, texts.statuses[member.status] ?? member.status],
    [texts.facts.verified, formatDate(member.email_verified_at, language, texts.never)],
    [texts.facts.seen, formatDate(member.last_access, language, texts.never)],
    ...(guardian === undefined ? [] : [[texts.facts.guardian, guardian] satisfies [string, string]]),
    ...(deletion === '' ? [] : [[texts.facts.deletion, deletion] satisfies [string, string]]),
  ];
}

/** Renders the actions of the page. The account's state decides whether `verify`, `suspend` and `reopen` are shown. */
function renderActions(member: DeskMember, texts: Texts, memberPath: string): string {
  const renderButton = (action: string, label: string) =>
    `<form method="post" action="${memberPath}/${action}"><button>${escapeHtml(label)}</button></form>`;
  const username = member.username ?? member.id;
  const hasGuardianConsent = member.guardian_email === null || member.guardian_confirmed_at !== null;
  const mayReopen = member.status === 'suspended' && member.deletion_requested_at === null && hasGuardianConsent;
  const isUnverified = member.email_verified_at === null && ['active', 'unverified'].includes(member.status);
  return [
    isUnverified ? renderButton('verify', texts.verify) : '',
    member.status === 'active' ? renderButton('suspend', texts.suspend) : '',
    mayReopen ? renderButton('reopen', texts.reopen) : '',
    renderButton('change-kind', texts.changeKind[member.kind]),
    `<p>${escapeHtml(texts.changeKindNote)}</p>`,
    `<p><a class="button" href="${memberPath}/data" download>${escapeHtml(texts.download)}</a></p>`,
    `<details><summary>${escapeHtml(texts.erase)}</summary><p>${escapeHtml(texts.eraseNote)}</p><form method="post" action="${memberPath}/erase">`,
    `<label for="username">${escapeHtml(texts.typeUsername(username))}</label>`,
    // The field has no name, so the browser checks its value but does not send it.
    `<input id="username" required autocomplete="off" autocapitalize="off" pattern="${escapeHtml(username.replace(/[.*+?^$|()[\]\\{}/-]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`))}">`,
    `<button>${escapeHtml(texts.eraseNow)}</button></form></details>`,
  ].join('\n');
}

function renderPage(member: DeskMember, consents: readonly Consent[], language: 'vi-VN' | 'en-US'): string {
  const texts = DESK_TEXTS[language];
  const name = [member.first_name, member.last_name].filter(Boolean).join(' ') || (member.username ?? member.id);
  const facts = listFacts(member, texts, language)
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const rows = consents.map((consent) => {
    const isGranted = Boolean(consent.is_granted) && consent.date_withdrawn === null;
    const state = isGranted ? texts.granted : texts.withdrawn;
    const date = formatDate(
      isGranted ? consent.date_created : (consent.date_withdrawn ?? consent.date_created),
      language,
      '',
    );
    return `<li>${escapeHtml(`${texts.consentKinds[consent.kind] ?? consent.kind}: ${state}, ${date}`)}</li>`;
  });
  return `<!doctype html><html lang="${language.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(`${texts.title}: ${name}`)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(name)}</h1>
<dl>${facts}</dl><h2>${escapeHtml(texts.consents)}</h2>${rows.length === 0 ? `<p>${escapeHtml(texts.noConsents)}</p>` : `<ul>${rows.join('')}</ul>`}
<h2>${escapeHtml(texts.actions)}</h2><p>${escapeHtml(texts.auditNote)}</p>
${renderActions(member, texts, `/auth-extend/desk/members/${member.id}`)}
<p><a href="/admin/users">${escapeHtml(texts.backToList)}</a></p></main></body></html>`;
}

export function sendMemberPage({ database }: AccountContext) {
  return async (staffId: string, request: AccountRequest, response: Response): Promise<void> => {
    const member = await findMember(database, request.params.id);
    const consents: Consent[] = await database('consents').where({ user: member.id }).orderBy('date_created', 'desc');
    const viewer: { language: string | null } | undefined = await database('directus_users')
      .where({ id: staffId })
      .first('language');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'",
    );
    // With Directus's referrer policy the forms would send the origin "null", which the guard refuses.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.type('html').send(renderPage(member, consents, toMailLanguage(viewer?.language)));
  };
}
