import type { OfflineBook } from '@hat-nang/model/contracts/offline';
import { publicClient, unwrap } from '@/cms/rest';

/**
 * Reads the current list of files of a book.
 * @throws ApiError, NetworkError
 */
export const readOfflineBook = (id: number, signal: AbortSignal): Promise<OfflineBook> =>
  unwrap(publicClient.GET('/offline/{id}', { params: { path: { id } }, signal }));
