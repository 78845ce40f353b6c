import { createFlow, createOperation, readFlows, readOperations, updateFlow, updateOperation } from '@directus/sdk';
import { publishableCollections, TRASH_DAYS, TRASH_STATUS } from '@hat-nang/model/publishing';
import type { Api } from './connect.ts';
import { upsert } from './upsert.ts';

const EXPIRY_FLOW_ID = 'd1a10000-0000-4000-8000-000000000041';
const TRASH_FLOW_ID = 'd1a10000-0000-4000-8000-000000000042';
const toOperationId = (firstId: number, index: number) =>
  `d1a10000-0000-4000-8000-0000000000${(firstId + index).toString(16)}`;

/** Trigger of both flows. Each flow runs in every process. Processes that run a flow at the same time do no harm. */
const everyMinuteTrigger = {
  description: null,
  status: 'active',
  trigger: 'schedule',
  accountability: null,
  options: { cron: '* * * * *' },
} as const;

interface OperationTemplate {
  readonly type: 'item-update' | 'item-delete';
  readonly payload?: object;
  readonly conditions: readonly object[];
}

/** Returns one operation for each collection of content. */
const createOperations = (
  flow: string,
  firstId: number,
  verb: string,
  { type, conditions, ...options }: OperationTemplate,
) =>
  publishableCollections.map((collection, index) => ({
    id: toOperationId(firstId, index),
    flow,
    key: `${verb}_${collection}`,
    name: collection,
    type,
    position_x: 19 + 18 * index,
    position_y: 1,
    options: {
      collection,
      permissions: '$full',
      emitEvents: true,
      ...options,
      query: { filter: { _and: conditions } },
    },
  }));

/** Flow that archives items after their unpublish date. The Studio's lists then match the site, and the change invalidates caches like any edit. */
const expiry = {
  flow: {
    ...everyMinuteTrigger,
    id: EXPIRY_FLOW_ID,
    name: 'Lưu trữ bài đã hết hạn · Archive what has expired',
    icon: 'auto_delete',
  },
  operations: createOperations(EXPIRY_FLOW_ID, 0x51, 'archive', {
    type: 'item-update',
    payload: { status: 'archived' },
    conditions: [{ status: { _eq: 'published' } }, { date_unpublished: { _lte: '$NOW' } }],
  }),
};

/** Flow that erases items after 30 days in the trash (decision 264). */
const trash = {
  flow: {
    ...everyMinuteTrigger,
    id: TRASH_FLOW_ID,
    name: 'Xóa hẳn bài trong thùng rác · Erase what was in the trash',
    icon: 'delete_forever',
  },
  operations: createOperations(TRASH_FLOW_ID, 0x81, 'erase', {
    type: 'item-delete',
    conditions: [{ status: { _eq: TRASH_STATUS } }, { date_deleted: { _lte: `$NOW(-${TRASH_DAYS} days)` } }],
  }),
};

const flowRows = { read: readFlows, create: createFlow, update: updateFlow };
const operationRows = { read: readOperations, create: createOperation, update: updateOperation };

/**
 * Creates or updates the flows. A flow references its first operation, and each operation references the next. A second pass therefore writes these
 * references.
 */
export async function applyFlows(api: Api): Promise<number> {
  let changes = 0;
  for (const { flow, operations } of [expiry, trash]) {
    changes += await upsert(api, flowRows, [flow]);
    changes += await upsert(api, operationRows, operations);
    const operationLinks = operations.map(({ id }, index) => ({ id, resolve: operations[index + 1]?.id ?? null }));
    changes += await upsert(api, operationRows, operationLinks);
    const [first] = operations;
    if (first) changes += await upsert(api, flowRows, [{ id: flow.id, operation: first.id }]);
  }
  return changes;
}
