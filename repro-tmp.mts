process.env.STACK = '/work/wt/front/.data';
const { stack } = await import('/work/wt/front/tests/setup/stack.ts');
const { sendLarge } = await import('/work/wt/front/tests/support/large-body.ts');
const origin = stack().directusUrl;
const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${stack().adminToken}` };
const kinds: [string, object][] = [
  ['1 MB with its length (below every limit of mine)', { length: 'true', size: 1048576 }],
  ['1 MB chunked (below my limit)', { length: 'chunked', size: 1048576 }],
  ['400 MB chunked (over my limit)', { length: 'chunked' }],
  ['400 MB with its length (over my limit)', { length: 'true' }],
];
for (const [name, options] of kinds) {
  await stack().untilReady('directus');
  const before = stack().pid('directus');
  const a = await sendLarge('/files', { origin, headers, ...options }).catch((e) => ({ status: String(e), sent: 0 }));
  let died = false;
  for (let i = 0; i < 26 && !died; i++) {
    await new Promise((r) => setTimeout(r, 1000));
    died = !(await fetch(origin + '/server/ping').then(
      (r) => r.ok,
      () => false,
    ));
  }
  console.log(
    name,
    '->',
    a.status,
    'sent MB',
    Math.round((a.sent as number) / 1e6),
    died ? 'DIRECTUS DIED' : 'alive',
    before === stack().pid('directus'),
  );
  if (died) await new Promise((r) => setTimeout(r, 15000));
}
