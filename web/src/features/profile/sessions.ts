/** Reads and ends the user's sessions, and names their devices. */
import { personalClient, unwrap } from '@/cms/rest';

export interface SessionEntry {
  id: string;
  is_current: boolean;
  /** Shortened network address, such as `113.161.x.x`. */
  network: string | null;
  user_agent: string | null;
  /** Times of the login and of the last use; null if unknown. */
  started_at: string | null;
  used_at: string | null;
  expires: string;
}

/**
 * Reads the user's sessions.
 * @throws ApiError, NetworkError
 */
export const listSessions = (): Promise<SessionEntry[]> => unwrap(personalClient.GET('/auth-extend/account/sessions'));

/**
 * Ends another session of the user. Returns false if the session has already ended.
 * @throws ApiError, NetworkError
 */
export const endSession = async (id: string): Promise<boolean> =>
  (await unwrap(personalClient.POST('/auth-extend/account/end-session', { body: { id } }))).is_ended;

/**
 * Ends all other sessions of the user. Returns their number.
 * @throws ApiError, NetworkError
 */
export const endOtherSessions = async (): Promise<number> =>
  (await unwrap(personalClient.POST('/auth-extend/account/end-other-sessions', { body: {} }))).ended;

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
/** Kinds of devices. Their names are the messages `sessions.device.*`. */
const devices = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android.*Mobile/, 'androidPhone'],
  [/Android/, 'androidTablet'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/CrOS/, 'chromebook'],
  [/Linux/, 'linux'],
] as const;
export type DeviceKind = (typeof devices)[number][1];

/** Returns the name of the browser and the kind of device in a user agent. Undefined if one of them is unknown. */
export const parseUserAgent = (agent: string | null): { browser: string; device: DeviceKind } | undefined => {
  const browser = browsers.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
  const device = devices.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
  return browser && device ? { browser, device } : undefined;
};
