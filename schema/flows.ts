import { createFlow, createOperation, readFlows, readOperations, updateFlow, updateOperation } from '@directus/sdk';
import { publishable } from '@hat-nang/model/publishing';
import type { Api } from './connect.ts';
import { upsert } from './upsert.ts';

const FLOW = 'd1a10000-0000-4000-8000-000000000041';
const operationId = (index: number) => `d1a10000-0000-4000-8000-0000000000${(0x51 + index).toString(16)}`;

/**
 * Archives items after their unpublish date, so that the Studio's lists match the site, and the change invalidates caches like any edit. Runs in
 * every process; repeating it is harmless.
 */
const flow = {
  id: FLOW,
  name: 'Lưu trữ bài đã hết hạn · Archive what has expired',
  icon: 'auto_delete',
  description: null,
  status: 'active',
  trigger: 'schedule',
  accountability: null,
  options: { cron: '* * * * *' },
};

const operations = publishable.map((collection, index) => ({
  id: operationId(index),
  flow: FLOW,
  key: `archive_${collection}`,
  name: collection,
  type: 'item-update',
  position_x: 19 + 18 * index,
  position_y: 1,
  options: {
    collection,
    permissions: '$full',
    emitEvents: true,
    payload: { status: 'archived' },
    query: { filter: { _and: [{ status: { _eq: 'published' } }, { date_unpublished: { _lte: '$NOW' } }] } },
  },
}));

const flowRows = { read: readFlows, create: createFlow, update: updateFlow };
const operationRows = { read: readOperations, create: createOperation, update: updateOperation };

/** Flows of the back end. A flow references its first operation, and each operation the next: these links need a second pass. */
export async function applyFlows(api: Api): Promise<number> {
  let changes = await upsert(api, flowRows, [flow]);
  changes += await upsert(api, operationRows, operations);
  const links = operations.map(({ id }, index) => ({ id, resolve: operations[index + 1]?.id ?? null }));
  changes += await upsert(api, operationRows, links);
  changes += await upsert(api, flowRows, [{ id: FLOW, operation: operationId(0) }]);
  return changes;
}
