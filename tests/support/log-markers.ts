/** Creates invented personal data with a unique mark and sends it in requests, so that tests can search logs for the mark. */
import { sendRaw } from './raw-requests.ts';

export interface LogMarkers {
  readonly words: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly token: string;
  readonly address: string;
}

/** @param address an IP address that no other test uses */
export function createLogMarkers(address: string): LogMarkers {
  const uniqueWord = `zq${Date.now().toString(36)}`;
  return {
    words: `${uniqueWord}words`,
    email: `${uniqueWord}mail@people.hatnang.example.com`,
    name: `Bé ${uniqueWord}name`,
    password: `Nang-${uniqueWord}Pass1`,
    token: `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(`{"id":"${uniqueWord}token"}`).toString('base64url')}.${uniqueWord}sig`,
    address,
  };
}

/** Returns the lines of a log that contain a mark, each cut to 300 characters. */
export const findMarkerLines = (log: string, markers: LogMarkers): string[] => {
  const spellings = [...Object.values(markers), markers.words.replace('words', ''), markers.token.split('.')[1] ?? '']
    .flatMap((spelling) => [spelling, encodeURIComponent(spelling)])
    .filter((spelling) => spelling !== '');
  return log
    .split('\n')
    .filter((line) => spellings.some((spelling) => line.includes(spelling)))
    .map((line) => line.slice(0, 300));
};

type MarkedRequest = { method?: string; path: string; body?: unknown; raw?: string; type?: string };

/** Requests of browsers, forms and programs, valid and invalid, with the marks in path, query and body. */
const siteRequests = ({ words, email, name, password, token }: LogMarkers): MarkedRequest[] => {
  const query = `q=${words}&email=${encodeURIComponent(email)}&token=${token}`;
  const register = { email, username: words, password, first_name: name, role: 'kid', language: 'vi', birth_year: 'x' };
  return [
    { path: `/tin-tuc?${query}` },
    { path: `/tim-kiem/tin-tuc?${query}` },
    { path: `/khong-co/${encodeURIComponent(email)}` },
    { path: `/khong-co/${encodeURIComponent(name)}?${query}` },
    { path: `/danh-sach-phat/${words}` },
    { path: `/su-kien/dang-ky-cua-toi/${words}` },
    { path: `/su-kien//dang-ky-cua-toi/${words}` },
    { path: `/en/events/my-registration/${words}?${query}` },
    { method: 'POST', path: '/api/registration-link', body: { lang: 'vi', token: words } },
    { method: 'POST', path: '/api/event-registration', body: { lang: 'vi', event: '1', name, email, people: words } },
    { path: `/dat-lai-mat-khau?token=${token}` },
    { path: `/api/search?lang=vi&q=${words}` },
    { path: `/api/search/suggest?lang=vi&q=${words}` },
    { path: `/api/search?lang=xx&q=${words}` },
    { path: `/api/users?filter[username][_eq]=${words}` },
    { path: `/api/items/news?filter[title][_eq]=${words}` },
    { path: `/api/items/news/${words}` },
    { path: `/api/items/news?limit=${words}&sort=${words}` },
    { path: `/api/assets/0a000000-0000-4000-8000-000000000000/${words}.png?key=w320&${query}` },
    { path: `/api/${encodeURIComponent(email)}?${query}` },
    { method: 'POST', path: `/api/auth/login?${query}`, body: { email, password } },
    { method: 'POST', path: '/api/auth/login', body: { email, password: { [words]: name } } },
    { method: 'POST', path: '/api/auth/login', raw: `{"email":"${email}","password":"${password}` },
    { method: 'POST', path: '/api/auth/password/request', body: { email } },
    { method: 'POST', path: '/api/auth/password/reset', body: { token, password } },
    { method: 'POST', path: '/api/auth-extend/register', body: register },
    { method: 'POST', path: '/api/auth-extend/register', raw: `{"first_name":"${name}","email":"${email}"` },
    { method: 'POST', path: '/api/auth-extend/otp-verify', body: { email, otp: words } },
    {
      method: 'POST',
      path: '/api/contact',
      body: { lang: 'vi', name, email, phone: words, subject: words, message: words },
    },
    { method: 'POST', path: '/api/contact', body: { lang: 'vi', name, email, message: [words] } },
    {
      method: 'POST',
      path: '/api/contact',
      raw: `name=${encodeURIComponent(name)}&lang=vi&email=${encodeURIComponent(email)}`,
      type: 'application/x-www-form-urlencoded',
    },
    { method: 'POST', path: '/api/problem', body: { lang: 'vi', document: 1, kind: words, message: name } },
    { method: 'POST', path: '/api/graphql', body: { documentId: words, variables: { name } } },
    {
      method: 'POST',
      path: '/api/csp-report',
      raw: JSON.stringify({
        'csp-report': {
          'document-uri': `https://x.example/${words}?${query}`,
          'violated-directive': words,
          'blocked-uri': `https://${words}.example/`,
        },
      }),
      type: 'application/csp-report',
    },
    { method: 'PATCH', path: `/api/users/me?${query}`, body: { first_name: name, email } },
    { method: 'POST', path: '/api/starting', raw: `choice=${words}`, type: 'application/x-www-form-urlencoded' },
  ];
};

/** Requests of the Studio, of scripts and of attackers to Directus itself. */
const directusRequests = ({ words, email, name, password, token }: LogMarkers): MarkedRequest[] => [
  { path: `/items/news?search=${words}&access_token=${token}` },
  { path: `/users?filter[email][_eq]=${encodeURIComponent(email)}` },
  { path: `/items/news?filter[id][_eq]=${words}` },
  { path: `/search?lang=vi&q=${words}` },
  { path: `/assets/${words}?key=${words}` },
  { path: `/khong-co/${encodeURIComponent(email)}?q=${words}` },
  { method: 'POST', path: '/auth/login', body: { email, password } },
  { method: 'POST', path: '/auth/login', raw: `{"email":"${email}` },
  { method: 'POST', path: '/graphql', body: { query: `{ ${words} }`, variables: { name } } },
  {
    method: 'POST',
    path: '/graphql',
    body: { query: 'query($q: Int!) { news(limit: $q) { id } }', variables: { q: name } },
  },
  { method: 'POST', path: '/users', body: { first_name: name, email, password, status: words } },
  {
    method: 'POST',
    path: '/items/news',
    body: { status: words, translations: [{ title: name, slug: words, languages_code: words }] },
  },
  { method: 'POST', path: '/items/contact_messages', body: { name, email, message: words, status: words } },
  { method: 'SEARCH', path: '/items/news', body: { query: { search: words, filter: { id: { _eq: name } } } } },
];

/**
 * Sends all requests of `kind`, with the marks in the headers as well.
 * @param as a token for Directus, so that it accepts more requests
 * @returns the statuses; 0 for a request without a response
 */
export async function sendMarkedRequests(
  markers: LogMarkers,
  { kind, origin, as }: { kind: 'site' | 'directus'; origin: string; as?: string },
): Promise<number[]> {
  const { words, email, token, address } = markers;
  const ownOrigin = new URL(origin).origin;
  const headers = {
    'user-agent': `Browser ${words}`,
    referer: `${ownOrigin}/tin-tuc?q=${words}&email=${email}`,
    'accept-language': words,
    'x-forwarded-for': address,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'x-request-id': words,
    origin: ownOrigin,
    'sec-fetch-site': 'same-origin',
    cookie: `hat_nang_token=${token}; starting=kid; lang=vi; x=${words}`,
    authorization: `Bearer ${as ?? token}`,
  };
  const statuses: number[] = [];
  for (const { method, path, body, raw, type = 'application/json' } of kind === 'site'
    ? siteRequests(markers)
    : directusRequests(markers)) {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const requestHeaders =
      text === undefined
        ? headers
        : { ...headers, 'content-type': type, 'content-length': String(Buffer.byteLength(text)) };
    const answer = await sendRaw(path, { method, headers: requestHeaders, body: text, origin }).catch(() => undefined);
    statuses.push(answer?.status ?? 0);
  }
  return statuses;
}
