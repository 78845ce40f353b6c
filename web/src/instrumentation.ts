/** Connects this replica to the other replicas. Next calls this function once when the replica starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { subscribeToChanges } = await import('./cache/changes.ts');
  subscribeToChanges();
}
