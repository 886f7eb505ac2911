/** `npm run restore:drill`: exports a table, restores it, damages it and repairs it, all locally. */
import { restoreDrill } from '../lib/local/restore-drill.ts';

const { items, organizations, exportMs, importMs, ...report } = await restoreDrill();
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
console.log(
  [
    `${items} items of ${organizations} organisations, exported in ${seconds(exportMs)}, restored in ${seconds(importMs)}`,
    `the restored table is ${report.isEqual ? 'equal' : 'NOT EQUAL'} to the first; ${report.violations.length} faults`,
    `${report.deletedItems} derived items deleted, ${report.violationsAfterDeletion} faults found, ${report.isRepaired ? 'all repaired' : 'NOT REPAIRED'}`,
    `${report.replayed} journal entries replayed: ${report.isReplayIdempotent ? 'nothing was done twice' : 'SOMETHING CHANGED'}`,
  ].join('\n'),
);
const isPassed =
  report.isEqual && report.violations.length === 0 && report.isRepaired && report.isReplayIdempotent;
process.exitCode = isPassed ? 0 : 1;
