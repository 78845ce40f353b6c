/** Express 4 ignores a rejected promise, and the request would hang. */
export const asyncHandler =
  <Request, Response, Next extends (error?: unknown) => void>(
    handle: (request: Request, response: Response, next: Next) => unknown,
  ) =>
  (request: Request, response: Response, next: Next): void => {
    Promise.resolve()
      .then(() => handle(request, response, next))
      .catch(next);
  };
