import { StepError } from '../../../scripts/stack/steps.ts';
import type { Bench } from '../bench.ts';
import { clockFaults } from './clock-faults.ts';
import { crashFaults } from './crash-faults.ts';
import { directusFaults } from './directus-faults.ts';
import { diskFaults } from './disk-full.ts';
import type { Fault, Finding } from './fault.ts';
import { killFaults } from './kill-faults.ts';
import { loadFaults } from './load-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { mailServerFaults } from './mail-server-faults.ts';
import { networkFaults } from './network-faults.ts';
import { postgresFaults } from './postgres-faults.ts';
import { redisFaults } from './redis-fault.ts';
import { storageFaults } from './storage-faults.ts';

const allFaults: readonly Fault[] = [
  ...directusFaults,
  ...crashFaults,
  ...killFaults,
  ...redisFaults,
  ...postgresFaults,
  ...mailFaults,
  ...mailServerFaults,
  ...networkFaults,
  ...clockFaults,
  ...storageFaults,
  ...diskFaults,
  ...loadFaults,
];

const formatVerdict = ({ isAcceptable: holds }: Finding) =>
  holds === undefined ? 'NOT RUN' : holds ? 'holds' : 'FAILS';

/**
 * Causes one fault after the other, and prints the figures of each. FAULT=redis,disk selects the faults whose name contains one of these words in
 * any case, and FAULT_LENGTH=long or short changes the length of long ones. Faults of containers have separate tests (docs/operations.md, "Before a release").
 * @throws StepError when no name contains the value of FAULT
 */
export const faults: Bench = async (instance, reporter) => {
  const nameFilter = process.env.FAULT?.toLowerCase() ?? '';
  const words = nameFilter.split(',');
  const chosenFaults = allFaults.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
  if (chosenFaults.length === 0) throw new StepError(`No fault has "${nameFilter}" in its name: change FAULT.`);
  const findings: [Fault, Finding, seconds: number][] = [];
  for (const fault of chosenFaults) {
    const startedAt = performance.now();
    const finding = await fault.measure(instance).catch((error: unknown): Finding => {
      return { figures: error instanceof Error ? error.message : String(error), isAcceptable: false };
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    findings.push([fault, finding, seconds]);
    reporter.line(`  ${formatVerdict(finding).padEnd(8)} ${fault.name} (${seconds} s): ${finding.figures}`);
  }
  reporter.line('\n| Fault | Figures | Time | Verdict |\n| --- | --- | --- | --- |');
  for (const [{ name }, finding, seconds] of findings)
    reporter.line(`| ${name} | ${finding.figures} | ${seconds} s | ${formatVerdict(finding)} |`);
  const totalSeconds = findings.reduce((sum, [, , seconds]) => sum + seconds, 0);
  reporter.line(`\n${findings.length} faults in ${Math.round(totalSeconds / 6) / 10} min`);
  const verdicts = findings.map(([, { isAcceptable }]) => isAcceptable);
  // If this machine could not cause any of the faults, the run proves nothing.
  return verdicts.includes(true) && !verdicts.includes(false);
};
