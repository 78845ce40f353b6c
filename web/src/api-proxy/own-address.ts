/** Returns the base URL for requests of this process to itself. */
export const ownAddress = (): string => {
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  if (HOST === '0.0.0.0' || HOST === '::') return `http://127.0.0.1:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
};
