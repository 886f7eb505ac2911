import { benchArchive } from './archive.bench.ts';
import { benchCost } from './cost.bench.ts';
import { benchGrownClinic } from './grown-clinic.bench.ts';
import { benchNoisyNeighbour } from './noisy-neighbour.bench.ts';
import { benchReaders } from './readers/readers.bench.ts';
import { benchRestoreCheck } from './restore-check.bench.ts';
import { benchScreens } from './screens.bench.ts';
import { areBundled, benchStartTime } from './start-time.bench.ts';
import { benchThroughput } from './throughput.bench.ts';
import { benchTimetableScroll } from './timetable-scroll.bench.ts';

if (process.argv.includes('readers')) {
  await benchReaders();
  process.exit(0);
}
if (process.argv.includes('screens')) {
  await benchScreens();
  process.exit(0);
}
if (areBundled()) await benchStartTime();
else console.log('start: not measured; npm run build -- functions makes the bundles first');
await benchCost();
await benchThroughput();
await benchNoisyNeighbour();
await benchRestoreCheck();
await benchArchive();
await benchTimetableScroll();
await benchGrownClinic();
await benchScreens();
await benchReaders();
process.exit(0);
