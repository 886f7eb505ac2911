import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import { today } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';

const power = (sph: number | null) => ({ sph, cyl: null, axis: null, add: null, va: null });

/** Day of the visit at which the premyopic child was seven years old. */
export const seenOn = () => daysAfter(today(), -200);
export const bornAt = (years: number) => daysAfter(seenOn(), -Math.round((years + 0.3) * 365.25));

/** A visit of a child of seven with these cycloplegic spheres. */
export const premyopicVisit = (sph: [right: number | null, left: number | null]) => ({
  ...{ date: seenOn(), treatments: [], prescription: null, axialLength: null },
  refractions: { dry: null, cycloplegic: { right: power(sph[0]), left: power(sph[1]) }, current: null },
});

export const premyopiaSamples: Samples<typeof premyopia> = {
  searchPremyopia: {
    input: async ({ maker }) => {
      const { id } = await makeCase(maker, { birthDate: bornAt(7) });
      await makeFinishedReport(maker, premyopicVisit([0.5, 0.5]), id);
      return {};
    },
    references: { cursor: 'premyopiaCursor' },
    costGrowsWithData: true,
  },
};
