/** Removes personal data from log lines (docs/decisions/269-logs-without-personal-data.md). */

/** Maximum length of a text in UTF-16 units. Longer texts are cut. */
const maxTextLength = 8000;

const sqlPattern =
  /\b(?:(?:insert\s+into|delete\s+from|replace\s+into)\s|update\s+\S+\s+set\s|select\s[\s\S]*?\sfrom\s|with\s+[`"]\w+[`"]\s+as\s)/i;
const loopbackPattern = /^(?:127\.|0\.0\.0\.0$)/;

/**
 * Rules, applied in this order, because a query may contain an e-mail address, and a token may contain a number that looks like an IP address. Visitors
 * can write into log lines, so every pattern must take linear time: a match starts only at the first character of a run, and each repeated group has a
 * mandatory separator.
 */
const maskingRules: readonly [RegExp, string | ((match: string, ...groups: string[]) => string)][] = [
  [/\?(?<=\/[^\s?"'`<>]*\?)[^\s"<>]+/g, '?<query>'],
  // The address of a shared playlist or of a registration grants access, so its token is removed.
  [/(\/(?:danh-sach-phat|playlist|dang-ky-cua-toi|my-registration)\/)[^\s/"'`]+/g, '$1<token>'],
  [/(?<![\p{L}\p{N}_.+%-])[\p{L}\p{N}_.+%-]+(?:@|%40)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/giu, '<e-mail>'],
  // No address of the site contains an escape, so an escaped segment is text of a visitor.
  [/(?<![^\s/"'`])[^\s/"'`]*%[0-9a-f]{2}[^\s/"'`]*/gi, '<text>'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>'],
  [/(\b(?:bearer\s+|(?:token|cookie|password|secret)\b["']?\s*[=:]\s*)["']?)[^\s"',;)}]{8,}/gi, '$1<secret>'],
  [/(?<![\w-])[\w-]{40,}/g, (match) => (/\d/.test(match) && /[a-z]/i.test(match) ? '<token>' : match)],
  [/(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g, (match) => (loopbackPattern.test(match) ? match : '<address>')],
  [
    /(?<![\w:.])[0-9a-f]{1,4}(?::{1,2}[0-9a-f]{1,4}){2,}(?![\w:])/gi,
    (match) => (isTimeOfDay(match) ? match : '<address>'),
  ],
  // Short forms of IPv6 addresses: 2402::1, fe80::.
  [/(?<![\w:.])(?:[0-9a-f]{1,4}:){1,7}:(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?(?![\w:])/gi, '<address>'],
  // The next four rules remove values that a parser, a column or a variable refused.
  [/"[^\n]{0,200}"(?=(?:\.\.\.)? is not valid JSON)/g, '"…"'],
  [/(Unexpected token )'?[^\s',]+'?/g, '$1…'],
  [
    /((?:invalid input (?:syntax|value)|got invalid value|value too long|out of range)[^\n"']*)["'][^\n]*["']/gi,
    '$1"…"',
  ],
  [/(cannot represent [^:\n]*: )[^\n]+/g, '$1…'],
  // This rule preserves a quotation of a single word, which is usually the name of a field or a file. Texts of people are seldom a single word.
  [/"([^"\n]*)"/g, (match, text = '') => (/^[\w.$/:*…<>-]*$/.test(text) ? match : '"…"')],
  [/(\bKey \([^)\n]{0,200}\)=)\([^\n]*\)/g, '$1(…)'],
];

const isTimeOfDay = (text: string) => /^\d{1,2}:\d{2}:\d{2}$/.test(text);

/** Removes personal data from a text: e-mail and IP addresses, queries, tokens, and the values of SQL statements. */
export function cleanText(text: string): string {
  // Knex writes the statement with its values before the error message. The values are masked before the text is cut, because a cut of the whole text would
  // lose the message.
  const maskedText = sqlPattern.test(text.slice(0, maxTextLength)) ? text.replace(/'(?:[^']|'')*'/g, '?') : text;
  let cleaned = maskedText.length > maxTextLength ? `${maskedText.slice(0, maxTextLength)}…` : maskedText;
  for (const [pattern, instead] of maskingRules) cleaned = cleaned.replace(pattern, instead as string);
  return cleaned;
}

/**
 * Fields of an error that the log keeps, in addition to message, stack and cause. All other fields are removed, because drivers add the statement, its values
 * and the row (`detail`).
 */
const errorFields = ['type', 'name', 'code', 'errno', 'syscall', 'status', 'table', 'constraint', 'column'];

type Fields = Record<string, unknown>;

function cleanError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return typeof error === 'string' ? cleanText(error) : undefined;
  const fields = error as Fields;
  const cleaned: Fields = {};
  for (const name of errorFields) if (isPrimitive(fields[name])) cleaned[name] = cleanValue(fields[name]);
  for (const name of ['message', 'stack'])
    if (typeof fields[name] === 'string') cleaned[name] = cleanText(fields[name]);
  if (depth < 3 && fields.cause) cleaned.cause = cleanError(fields.cause, depth + 1);
  return cleaned;
}

const isPrimitive = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const cleanValue = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value);

/**
 * Cleans one line. Of a JSON line (pino) only level, severity, time, message and error remain, because the other fields describe the request.
 * @param isForPeople if true, a JSON line becomes readable text, as in the logs of `npm start`
 */
export function cleanLine(line: string, isForPeople = false): string {
  const entry = parseEntry(line);
  if (!entry) return cleanText(line);
  const { level, time, severity, msg, err } = entry;
  const message = typeof msg === 'string' ? cleanText(msg) : undefined;
  const error = err === undefined ? undefined : cleanError(err);
  if (!isForPeople) return JSON.stringify({ level, severity, time, msg: message, err: error });
  const name = levelNames[Number(level)] ?? 'INFO';
  const timeOfDay = new Date(Number(time)).toISOString().slice(11, 23);
  const { stack, code } = (error ?? {}) as { stack?: string; code?: string };
  const errorSuffix = stack
    ? `${code ? ` (${code})` : ''}\n${stack.replace(/^/gm, '    ')}`
    : error
      ? ` ${JSON.stringify(error)}`
      : '';
  return `[${timeOfDay}] ${name}: ${message ?? ''}${errorSuffix}`;
}

const levelNames: Record<number, string> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

function parseEntry(line: string): Fields | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    const entry = JSON.parse(line) as Fields;
    return Number.isFinite(new Date(Number(entry.time)).getTime()) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Cleans the output of a program, which may have several lines. */
export const cleanOutput = (output: string, isForPeople = false): string =>
  output
    .split('\n')
    .map((line) => (line === '' ? '' : cleanLine(line, isForPeople)))
    .join('\n');
