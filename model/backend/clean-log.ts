/** What a log line may say of people: nothing (docs/decisions/269-logs-without-personal-data.md). */

/** Longer texts are cut before they are searched: a line is read by people. */
const longestText = 8000;

const sql =
  /\b(?:(?:insert\s+into|delete\s+from|replace\s+into)\s|update\s+\S+\s+set\s|select\s[\s\S]*?\sfrom\s|with\s+[`"]\w+[`"]\s+as\s)/i;
const loopback = /^(?:127\.|0\.0\.0\.0$)/;

/** In this order: a query may hold an e-mail address, a token a number that looks like an address. */
const rules: readonly [RegExp, string | ((found: string, ...groups: string[]) => string)][] = [
  // The query of an address.
  [/(\/[^\s?"'`<>]*)\?[^\s"'`<>)\]]+/g, '$1?<query>'],
  // Whoever has the address of a shared playlist sees it.
  [/(\/(?:danh-sach-phat|playlist)\/)[^\s/"'`]+/g, '$1<token>'],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '<e-mail>'],
  // No address of ours needs an escape.
  [/[^\s/"'`]*%[0-9a-f]{2}[^\s/"'`]*/gi, '<text>'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>'],
  [/(\b(?:bearer|token|cookie|password|secret)\b["']?[=:\s]+["']?)[^\s"',;)}]{8,}/gi, '$1<secret>'],
  [/\b[A-Za-z0-9_-]{40,}\b/g, (found) => (/\d/.test(found) && /[a-z]/i.test(found) ? '<token>' : found)],
  [/(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g, (found) => (loopback.test(found) ? found : '<address>')],
  [
    /(?<![\w:.])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4})+(?![\w:])/gi,
    (found) => (isClock(found) ? found : '<address>'),
  ],
  // What a parser, a column or a variable did not take.
  [/"[^\n]*"(?=(?:\.\.\.)? is not valid JSON)/g, '"…"'],
  [/(Unexpected token )'?[^\s',]+'?/g, '$1…'],
  [
    /((?:invalid input (?:syntax|value)|got invalid value|value too long|out of range)[^\n"']*)["'][^\n]*["']/gi,
    '$1"…"',
  ],
  [/(cannot represent [^:\n]*: )[^\n]+/g, '$1…'],
  // Names of fields and files are one word; what somebody wrote seldom is.
  [/"([^"\n]*)"/g, (found, text = '') => (/^[\w.$/:*…<>-]*$/.test(text) ? found : '"…"')],
  [/(\bKey \([^)]*\)=)\([^\n]*\)/g, '$1(…)'],
];

const isClock = (text: string) => /^\d{1,2}:\d{2}:\d{2}$/.test(text);

/** A line without addresses of people, queries, tokens, and the values of an SQL statement. */
export function cleanText(text: string): string {
  let cleaned = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  // Knex writes the values into the statement that it quotes.
  if (sql.test(cleaned)) cleaned = cleaned.replace(/'(?:[^']|'')*'/g, '?');
  for (const [pattern, instead] of rules) cleaned = cleaned.replace(pattern, instead as string);
  return cleaned;
}

/** What a program needs of an error; drivers add the statement, its values and the row (`detail`). */
const errorFields = ['type', 'name', 'code', 'errno', 'syscall', 'status', 'table', 'constraint', 'column'];

type Fields = Record<string, unknown>;

function cleanError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return typeof error === 'string' ? cleanText(error) : undefined;
  const fields = error as Fields;
  const cleaned: Fields = {};
  for (const name of errorFields) if (isPlain(fields[name])) cleaned[name] = cleanValue(fields[name]);
  for (const name of ['message', 'stack'])
    if (typeof fields[name] === 'string') cleaned[name] = cleanText(fields[name]);
  if (depth < 3 && fields.cause) cleaned.cause = cleanError(fields.cause, depth + 1);
  return cleaned;
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const cleanValue = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value);

/**
 * One line of a log. Of a line of JSON (pino's) level, time, message and error stay: the rest is the request.
 * @param isForPeople writes it as text, as `npm start` shows it; else as JSON
 */
export function cleanLine(line: string, isForPeople = false): string {
  const entry = parseEntry(line);
  if (!entry) return cleanText(line);
  const { level, time, severity, msg, err } = entry;
  const message = typeof msg === 'string' ? cleanText(msg) : undefined;
  const error = err === undefined ? undefined : cleanError(err);
  if (!isForPeople) return JSON.stringify({ level, severity, time, msg: message, err: error });
  const name = levels[Number(level)] ?? 'INFO';
  const clock = new Date(Number(time)).toISOString().slice(11, 23);
  const { stack } = (error ?? {}) as { stack?: string };
  const rest = stack ? `\n${stack.replace(/^/gm, '    ')}` : error ? ` ${JSON.stringify(error)}` : '';
  return `[${clock}] ${name}: ${message ?? ''}${rest}`;
}

const levels: Record<number, string> = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

function parseEntry(line: string): Fields | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    const entry = JSON.parse(line) as Fields;
    return Number.isFinite(Number(entry.time)) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Whole output of a program, which may be several lines. */
export const cleanOutput = (output: string, isForPeople = false): string =>
  output
    .split('\n')
    .map((line) => (line === '' ? '' : cleanLine(line, isForPeople)))
    .join('\n');
