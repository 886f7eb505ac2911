import { findDifferences } from '../checks/find-differences.ts';
import type { Stage } from '../stage.ts';
import { faults } from './faults.ts';

/**
 * After a season, plants one fault at a time, and removes it again.
 * @param only text in the names of the faults to plant
 * @returns sentences about faults that could not be planted, found by their check or removed
 */
export async function plantFaults(
  stage: Stage,
  only: string,
  tell: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const planted = Object.entries(faults).filter(([name]) => name.includes(only));
  for (const [name, { foundBy, plant }] of planted) {
    try {
      const undo = await plant(stage);
      const found = await differencesNow(stage);
      const where = found.filter(one => one.startsWith(`${foundBy}: `));
      if (where.length === 0) problems.push(`${name} was not found by ${foundBy}, but: ${found.join('; ')}`);
      tell(`${name}: ${where[0] ?? 'NOT FOUND'}`);
      await undo();
      const left = await differencesNow(stage);
      const isLast = name === Object.keys(faults).at(-1);
      if (left.length > 0 && !isLast) problems.push(`after ${name} there is still ${left.join('; ')}`);
    } catch (error) {
      problems.push(`${name} could not be put in: ${(error as Error).message}`);
    }
  }
  return problems;
}

async function differencesNow(stage: Stage): Promise<string[]> {
  await stage.world.backend.settled();
  return (await findDifferences(stage)).differences;
}
