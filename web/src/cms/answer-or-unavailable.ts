import { CmsError } from './query.ts';

/** Runs a route handler for a file (sitemap, feed, picture). When Directus cannot be read, answers 503 with Retry-After, which crawlers obey. */
export const answerOrUnavailable = async (createAnswer: () => Promise<Response>): Promise<Response> => {
  try {
    return await createAnswer();
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error(error.message);
    return createUnavailableAnswer();
  }
};

/** Returns a response with status 503 and `Retry-After: 30`. */
export const createUnavailableAnswer = (): Response =>
  new Response('Try again later', { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } });
