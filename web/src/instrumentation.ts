/** Runs once when Next starts: with several replicas this one joins the others. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { followChanges } = await import('./cache/changes.ts');
  followChanges();
}
