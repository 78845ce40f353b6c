/** For `filter`: leaves out what is missing. */
export const present = <T>(item: T | null | undefined): item is T => item !== null && item !== undefined;
