/** Returns the base URL for requests of this process to itself. */
export const ownAddress = (): string => {
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  return `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;
};
