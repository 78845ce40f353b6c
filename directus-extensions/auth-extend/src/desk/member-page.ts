/** `GET /auth-extend/desk/members/{id}` shows an account and the actions that its state allows, in the Studio language of the staff member. */
import type { Response } from 'express';
import { languageOf } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import type { AccountRequest } from '../shared/types.ts';
import { type DeskMember, memberWithId } from './desk-staff.ts';
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

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function dateOf(value: unknown, language: string, otherwise: string): string {
  if (value === null || value === undefined || value === '') return otherwise;
  const moment = new Date(value as string | number | Date);
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(moment);
}

function factsOf(member: DeskMember, t: Texts, language: string): [string, string][] {
  const guardian =
    member.guardian_email === null
      ? undefined
      : `${member.guardian_email} (${dateOf(member.guardian_confirmed_at, language, t.guardianWaits)})`;
  const deletion = dateOf(member.deletion_requested_at, language, '');
  return [
    [t.facts.username, member.username ?? ''],
    [t.facts.email, member.email ?? ''],
    [t.facts.kind, t.kinds[member.kind]],
    [t.facts.status, t.statuses[member.status] ?? member.status],
    [t.facts.verified, dateOf(member.email_verified_at, language, t.never)],
    [t.facts.seen, dateOf(member.last_access, language, t.never)],
    ...(guardian === undefined ? [] : [[t.facts.guardian, guardian] satisfies [string, string]]),
    ...(deletion === '' ? [] : [[t.facts.deletion, deletion] satisfies [string, string]]),
  ];
}

/** Renders the actions that the account's state allows. */
function actionsOf(member: DeskMember, t: Texts, base: string): string {
  const button = (action: string, label: string) =>
    `<form method="post" action="${base}/${action}"><button>${escapeHtml(label)}</button></form>`;
  const username = member.username ?? member.id;
  const isUnverified = member.email_verified_at === null && ['active', 'unverified'].includes(member.status);
  return [
    isUnverified ? button('verify', t.verify) : '',
    member.status === 'active' ? button('suspend', t.suspend) : '',
    member.status === 'suspended' ? button('reopen', t.reopen) : '',
    button('change-kind', t.changeKind[member.kind]),
    `<p>${escapeHtml(t.changeKindNote)}</p>`,
    `<p><a class="button" href="${base}/data" download>${escapeHtml(t.download)}</a></p>`,
    `<details><summary>${escapeHtml(t.erase)}</summary><p>${escapeHtml(t.eraseNote)}</p><form method="post" action="${base}/erase">`,
    `<label for="username">${escapeHtml(t.typeUsername(username))}</label>`,
    // The field has no name, so the browser checks its value but does not send it.
    `<input id="username" required autocomplete="off" autocapitalize="off" pattern="${escapeHtml(username.replace(/[.*+?^$|()[\]\\{}/-]/g, '\\$&'))}">`,
    `<button>${escapeHtml(t.eraseNow)}</button></form></details>`,
  ].join('\n');
}

function pageOf(member: DeskMember, consents: readonly Consent[], language: 'vi-VN' | 'en-US'): string {
  const t = DESK_TEXTS[language];
  const name = [member.first_name, member.last_name].filter(Boolean).join(' ') || (member.username ?? member.id);
  const facts = factsOf(member, t, language)
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const rows = consents.map((consent) => {
    const isOpen = Boolean(consent.is_granted) && consent.date_withdrawn === null;
    const state = isOpen ? t.granted : t.withdrawn;
    const date = dateOf(isOpen ? consent.date_created : (consent.date_withdrawn ?? consent.date_created), language, '');
    return `<li>${escapeHtml(`${t.consentKinds[consent.kind] ?? consent.kind}: ${state}, ${date}`)}</li>`;
  });
  return `<!doctype html><html lang="${language.slice(0, 2)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(`${t.title}: ${name}`)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(name)}</h1>
<dl>${facts}</dl><h2>${escapeHtml(t.consents)}</h2>${rows.length === 0 ? `<p>${escapeHtml(t.noConsents)}</p>` : `<ul>${rows.join('')}</ul>`}
<h2>${escapeHtml(t.actions)}</h2><p>${escapeHtml(t.traced)}</p>
${actionsOf(member, t, `/auth-extend/desk/members/${member.id}`)}
<p><a href="/admin/users">${escapeHtml(t.back)}</a></p></main></body></html>`;
}

export function memberPage({ database }: AccountContext) {
  return async (staff: string, request: AccountRequest, response: Response): Promise<void> => {
    const member = await memberWithId(database, request.params.id);
    const consents: Consent[] = await database('consents').where({ user: member.id }).orderBy('date_created', 'desc');
    const viewer: { language: string | null } | undefined = await database('directus_users')
      .where({ id: staff })
      .first('language');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'",
    );
    // With Directus's referrer policy the forms would send the origin "null", which the guard refuses.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.type('html').send(pageOf(member, consents, languageOf(viewer?.language)));
  };
}
