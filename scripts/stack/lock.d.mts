export function withLock<T>(folder: string, work: () => Promise<T>, onWait?: (owner: number) => void): Promise<T>;
