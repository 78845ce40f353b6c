import type { OfflineBook } from '@hat-nang/model/contracts/offline';
import { publicClient, unwrap } from '@/cms/rest';

/**
 * Reads the current version of a book: its metadata and its list of files.
 * @throws ApiError, NetworkError
 */
export const readOfflineBook = (id: number, signal: AbortSignal): Promise<OfflineBook> =>
  unwrap(publicClient.GET('/offline/{id}', { params: { path: { id } }, signal }));
