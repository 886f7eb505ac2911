import { benchArchive } from './archive.bench.ts';
import { benchCost } from './cost.bench.ts';
import { benchGrownClinic } from './grown-clinic.bench.ts';
import { benchKeystrokes } from './keystrokes.bench.ts';
import { benchNoisyNeighbour } from './noisy-neighbour.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchReaders } from './readers/readers.bench.ts';
import { benchRestoreCheck } from './restore-check.bench.ts';
import { areBundled, benchStartTime } from './start-time.bench.ts';
import { benchThroughput } from './throughput.bench.ts';
import { benchTimetableScroll } from './timetable-scroll.bench.ts';

if (process.argv.includes('readers')) {
  await benchReaders();
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
await benchPages();
await benchGrownClinic();
await benchKeystrokes();
await benchReaders();
process.exit(0);
