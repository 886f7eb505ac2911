/** `npm run restore:drill`: exports a table, restores it, damages it and repairs it, all on this machine. */
import { restoreDrill } from '../lib/local/restore-drill.ts';

const { items, organizations, exportMs, importMs, ...report } = await restoreDrill();
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
console.log(
  [
    `${items} items of ${organizations} organisations, exported in ${seconds(exportMs)}, restored in ${seconds(importMs)}`,
    `the restored table is ${report.isEqual ? 'equal' : 'NOT EQUAL'} to the first; ${report.violations.length} faults`,
    `${report.deletedItems} items that follow from others destroyed, ${report.violationsAfterDeletion} faults found, ${report.isRepaired ? 'all put right' : 'NOT PUT RIGHT'}`,
    `${report.replayed} journal entries handed over again: ${report.isReplayIdempotent ? 'nothing was done twice' : 'SOMETHING CHANGED'}`,
  ].join('\n'),
);
const isPassed =
  report.isEqual && report.violations.length === 0 && report.isRepaired && report.isReplayIdempotent;
process.exitCode = isPassed ? 0 : 1;
