import { expect, test } from 'vitest';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { treatmentToldAt } from '../../../../shared/features/eye/treatments/treatment-told-at.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from './visit-treatment.ts';

const visitOn = (date: string, treatments: ReturnType<typeof treatment>[]) =>
  seriesVisit(date, [-1, -1], { treatments });

test('the visits that recorded a treatment’s start and its end are found, so that a correction can change them', () => {
  const visits = [
    visitOn('2024-08-20', [treatment()]),
    visitOn('2025-02-20', [atropine(), treatment({ decision: 'continue' })]),
    visitOn('2025-08-20', [treatment({ decision: 'stop', to: '2025-08-01' })]),
  ];
  const [lenses, drops] = treatmentPeriodsOf(visits).map(period => treatmentToldAt(visits, period));
  expect(lenses).toEqual({
    start: { visitId: visits[0]?.id, place: 0 },
    end: { visitId: visits[2]?.id, place: 0 },
  });
  expect(drops).toEqual({ start: { visitId: visits[1]?.id, place: 0 }, end: null });
});

test('if a later visit moved a treatment’s start to an earlier day, this visit counts as the one that recorded the start', () => {
  const earlier = treatment({ id: 'treatment-7', from: '2024-05-01' });
  const visits = [visitOn('2024-08-20', [treatment()]), visitOn('2025-02-20', [earlier])];
  const [period] = treatmentPeriodsOf(visits);
  expect(period?.from).toBe('2024-05-01');
  expect(period && treatmentToldAt(visits, period).start?.visitId).toBe(visits[1]?.id);
});

test('if a treatment was replaced by another treatment, no visit contains an entry for the end of the replaced treatment', () => {
  const other = treatment({ id: 'treatment-3', kind: 'hal', product: null, from: '2025-08-20' });
  const visits = [visitOn('2024-08-20', [treatment()]), visitOn('2025-08-20', [other])];
  const [period] = treatmentPeriodsOf(visits);
  expect(period).toMatchObject({ kind: 'dims', to: '2025-08-20' });
  expect(period && treatmentToldAt(visits, period).end).toBeNull();
});
