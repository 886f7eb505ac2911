import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** File with the seconds that each test file took: loading, hooks and tests. */
export const fileTimesPath = '.cache/test/behaviour-times.json';

export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map(module => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return [relative('', module.moduleId), (collectDuration + setupDuration + duration) / 1000];
    });
    writeFileSync(fileTimesPath, JSON.stringify(Object.fromEntries(times)));
  }
}
