/** Decodes a part of an address. A part with an invalid encoding, such as a lone `%`, is returned unchanged. */
export const decodeComponent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
