import type { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import { MatchedChild } from '../../../../shared/features/eye/measurements/schema.ts';
import { emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import type { Handler } from '../../../composition/context.ts';
import { MeasurementsStore } from './measurements-store.ts';

/** For each person, in the given order: the matching children that the caller may see, with their visits. */
export const matchChildren: Handler<typeof measurements.matchChildren> = async (
  { people },
  { actor, scope, cases, openStore },
) => {
  const found = await cases.findNamed({ id: actor.id, scope }, people);
  const ids = [...new Set(found.flat().map(({ record }) => record.id))];
  const series = await openStore(MeasurementsStore).seriesOf(ids);
  return {
    people: found.map(children => ({
      children: children.map(({ record, reason }) =>
        MatchedChild.parse({ case: record, reason, ...(series.get(record.id) ?? emptySeries) }),
      ),
    })),
  };
};
