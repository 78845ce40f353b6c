/** The type of a row in the endpoint tables, and values that many endpoints refuse. */

/** A prepared request that succeeds. */
export interface Case {
  readonly body: Record<string, unknown>;
  readonly email: unknown;
  readonly cookies?: Record<string, string>;
}

interface Limit {
  readonly name: string;
  /**
   * What the limit counts by: `client` is the client's address. `address` is the account's e-mail address. `own` is the same address, but only requests from
   * the browser of the sign-up attempt count. `attempt` is the sign-up attempt. `person` is the account that sends the request. `target` is the address in the
   * request.
   */
  readonly subjectKind: 'client' | 'address' | 'own' | 'attempt' | 'person' | 'target';
  readonly limit: number;
  readonly windowMs: number;
}

export interface Endpoint {
  readonly path: string;
  readonly variant?: string;
  readonly prepare: () => Promise<Case>;
  readonly status: number;
  /** Returns the expected `data` of the response. */
  readonly data?: (prepared: Case) => unknown;
  /** Checks the database after a successful request. */
  readonly expectEffect: (prepared: Case) => void;
  /** Verdicts of the prepared request when these fields are changed. Undefined removes a field. */
  readonly refusals: ReadonlyArray<readonly [change: Record<string, unknown>, verdict: string]>;
  /** Verdict of the prepared request when it is sent again after its success. */
  readonly repeatVerdict: string;
  readonly limits: readonly Limit[];
  /** Number of each verdict for 50 concurrent requests from 50 clients. `one` is exactly one success, `some` is at least one. Neither allows a server error. */
  readonly concurrentVerdicts: Readonly<Record<string, number>> | 'one' | 'some';
  readonly expectConcurrentEffect?: (prepared: Case) => void;
}

export const LIMITED_VERDICT = '429 REQUESTS_EXCEEDED';
export const badValues = (field: string, values: readonly unknown[], code = 'FAILED_VALIDATION') =>
  values.map((value): [Record<string, unknown>, string] => [{ [field]: value }, `400 ${code} ${field}`]);
export const wrongTypes = [12, true, {}, { _eq: 'x' }, ['x']];
export const badEmails = ['', 'x', 'a@b', 'a b@example.com', 'ki\u212A@example.com', `${'a'.repeat(65)}@example.com`];

export const signUpRefusals: Endpoint['refusals'] = [
  ...badValues('username', [
    undefined,
    null,
    '',
    'ab',
    'A.b',
    '.ab',
    'ab.',
    'a b',
    'a-b',
    `a${'b'.repeat(30)}`,
    ...wrongTypes,
  ]),
  ...badValues('email', [undefined, null, ...badEmails, ...wrongTypes]),
  ...badValues(
    'password',
    [
      undefined,
      null,
      '',
      'Kort#1',
      'khong-hoa1',
      'KHONG-THUONG1',
      'KhongDacBiet1',
      `Qua-dai${'i'.repeat(14)}`,
      ...wrongTypes,
    ],
    'INVALID_PASSWORD',
  ),
  ...badValues('phone', ['090', '09x1234567', '+84901234567', 912345678, ['0912345678']]),
  ...badValues('gender', [undefined, null, '1', 0, -1, 1.5, 999_999, 2 ** 40, {}]),
  ...badValues('type_of_disabilities', [undefined, null, [], 1, ['1'], [999_999], [{}], Array(31).fill(1)]),
  ...badValues('first_name', ['a'.repeat(51), '<b>', 'http://x', 7, {}]),
  ...badValues('last_name', ['a'.repeat(51), 'a@b', ['x']]),
  ...badValues('language', ['fr-FR', 'vi', 1]),
  ...badValues('role', [
    undefined,
    null,
    '',
    'administrator',
    'editor',
    'd1a10000-0000-4000-8000-000000000021',
    {},
    ['kid'],
  ]),
  ...['status', 'policies', 'token', 'id', 'tfa_secret', 'email_verified_at', 'provider', 'checked', 're_password'].map(
    (field): [Record<string, unknown>, string] => [{ [field]: 'active' }, `400 INVALID_PAYLOAD ${field}`],
  ),
];
