import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Where the seconds that each file took are written: loading it, its hooks and its tests. */
export const timesFile = '.cache/test/behaviour-times.json';

export default class TimeFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map(module => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return [relative('', module.moduleId), (collectDuration + setupDuration + duration) / 1000];
    });
    writeFileSync(timesFile, JSON.stringify(Object.fromEntries(times)));
  }
}
