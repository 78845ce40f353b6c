/**
 * Runs one attack of the bench `abuse` in its own process. Its priority is the lowest (nice 19), because real attackers use other machines. The argument
 * is the name of the attack. The process receives the target, sends 'ready', receives 'stop', and sends the number of responses per status.
 */

import { once } from 'node:events';
import { setPriority } from 'node:os';
import { attacks, type Target } from './attacks.ts';

setPriority(19);
const attack = attacks[process.argv[2] ?? ''];
if (attack === undefined) throw new Error(`There is no attack "${process.argv[2]}".`);

const [target] = (await once(process, 'message')) as [Target];
const run = await attack.start(target);
let isOver = false;
process.once('message', () => {
  isOver = true;
});
const statuses: Record<string, number> = {};
const count = (status: number) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};
process.send?.('ready');
await Promise.all(Array.from({ length: attack.clients }, (_, index) => run(target, index, () => isOver, count)));
process.send?.(statuses);
process.disconnect();
