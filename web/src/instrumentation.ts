/** Runs once when Next starts: connects this replica to the others. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { followChanges } = await import('./cache/changes.ts');
  followChanges();
}
