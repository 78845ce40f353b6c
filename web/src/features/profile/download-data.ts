import type { LanguageCode } from '@hat-nang/model/languages';
import { ApiError, NetworkError, personalClient } from '@/cms/rest';

/**
 * Fetches the user's data as a file, with the name of the file.
 * @throws ApiError, NetworkError
 */
const fetchData = async (language: LanguageCode): Promise<{ blob: Blob; name: string }> => {
  try {
    const { data, response } = await personalClient.GET('/auth-extend/account/data', {
      params: { query: { language } },
      parseAs: 'blob',
    });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { blob: data as unknown as Blob, name: name ?? 'data.zip' };
  } catch (error) {
    throw error instanceof ApiError ? error : new NetworkError('data', { cause: error });
  }
};

/**
 * Saves the user's data as a file.
 * @throws ApiError, NetworkError
 */
export const downloadData = async (language: LanguageCode): Promise<void> => {
  const { blob, name } = await fetchData(language);
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A minute is enough for the browser to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
