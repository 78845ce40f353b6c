import { NetworkError } from '@/cms/rest';

/**
 * Waits for code that loads on demand.
 * @throws NetworkError if the code could not be loaded
 */
export const loadCode = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch((error: unknown) => {
    throw new NetworkError('code', { cause: error });
  });
