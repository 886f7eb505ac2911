import type { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';

const power = (sph: number | null) => ({ sph, cyl: null, axis: null, add: null, va: null });

/** A visit of a child of seven with these cycloplegic spheres. */
export const premyopicVisit = (sph: [right: number | null, left: number | null]) => ({
  ...{ date: '2026-05-16', treatments: [], prescription: null, axialLength: null },
  refractions: { dry: null, cycloplegic: { right: power(sph[0]), left: power(sph[1]) }, current: null },
});

export const premyopiaSamples: Samples<typeof premyopia> = {
  searchPremyopia: {
    input: async ({ maker }) => {
      const { id } = await makeCase(maker, { birthDate: '2019-02-01' });
      await makeFinishedReport(maker, premyopicVisit([0.5, 0.5]), id);
      return {};
    },
    references: { cursor: 'premyopiaCursor' },
    costGrowsWithData: true,
  },
};
