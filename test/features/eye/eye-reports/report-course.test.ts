import { describe, expect, test } from 'vitest';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import {
  finishedVisits,
  type SeriesVisit,
  visitsOfReport,
} from '../../../../shared/features/eye/progression/series.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import { axialVisit, seriesVisit } from './series-visit.ts';

const eyes = (sph: number) => ({
  right: { sph, cyl: null, axis: null },
  left: { sph, cyl: null, axis: null },
});
const by = (date: string, ...methods: (keyof SeriesVisit['powers'])[]): SeriesVisit =>
  seriesVisit(date, [null, null], { powers: Object.fromEntries(methods.map(method => [method, eyes(-1)])) });

describe('choosing which values a report shows over time', () => {
  test('a report shows the values of the method used at most visits, even if the last visit used another method', () => {
    const dry = ['2024-01-01', '2024-07-01', '2025-01-01'].map(date => by(date, 'dry'));
    expect(courseOf([...dry, by('2025-07-01', 'cycloplegic')])).toEqual({ measure: 'se', method: 'dry' });
    expect(courseOf([...dry, axialVisit('2025-07-01', [24, 24])])).toEqual({ measure: 'se', method: 'dry' });
    expect(courseOf([...dry, by('2025-07-01', 'dry', 'cycloplegic')])).toEqual({
      measure: 'se',
      method: 'dry',
    });
  });

  test('if two refraction methods are equally frequent, a report shows the one with drops, and it never shows worn glasses by default', () => {
    expect(
      courseOf([by('2024-01-01', 'dry', 'cycloplegic'), by('2025-01-01', 'dry', 'cycloplegic')]).method,
    ).toBe('cycloplegic');
    const worn = ['2024-01-01', '2024-07-01', '2025-01-01'].map(date => by(date, 'current'));
    expect(courseOf([...worn, by('2025-07-01', 'dry')]).method).toBe('dry');
  });

  test('a report shows the prescriptions over time only if no refraction was measured', () => {
    const given = [by('2024-01-01', 'prescription'), by('2025-01-01', 'prescription')];
    expect(courseOf(given).method).toBe('prescription');
    expect(courseOf([...given, by('2025-07-01', 'dry')]).method).toBe('dry');
  });

  test('a report shows axial lengths if two visits measured them and no refraction method was used at two visits', () => {
    const grown = [axialVisit('2024-01-01', [23, 23]), axialVisit('2025-01-01', [23.4, null])];
    expect(courseOf(grown).measure).toBe('axial');
    expect(courseOf([...grown, by('2025-07-01', 'dry')]).measure).toBe('axial');
    expect(courseOf([...grown, by('2025-07-01', 'dry'), by('2026-01-01', 'dry')]).measure).toBe('se');
    expect(courseOf(grown.slice(0, 1)).measure).toBe('se');
  });

  test('a report shows axial lengths while contact lenses reshape the cornea', () => {
    const lenses = { kind: 'orthokeratology' as const, product: null, from: '2025-01-01', to: null };
    const treatments = [treatmentOfIntervention(lenses, 'lenses-1', '2025-01-01')];
    const visits = [
      by('2024-01-01', 'dry'),
      { ...by('2025-01-01', 'dry'), treatments },
      axialVisit('2025-07-01', [24, 24]),
    ];
    expect(courseOf(visits.slice(0, 2)).measure).toBe('se');
    expect(courseOf(visits).measure).toBe('axial');
  });

  test('a report shows the values of the method that the clinician chooses', () => {
    const dry = ['2024-01-01', '2024-07-01', '2025-01-01'].map(date => by(date, 'dry'));
    expect(courseOf([...dry, by('2025-07-01', 'cycloplegic')], 'cycloplegic')).toEqual({
      measure: 'se',
      method: 'cycloplegic',
    });
  });
});

test('a report ignores draft visits, except its own visit', () => {
  const visits = [
    seriesVisit('2024-01-01', [-1, -1]),
    seriesVisit('2024-06-01', [-9.5, -9.5], { status: 'draft' }),
    seriesVisit('2025-01-01', [-1.5, -1.5], { status: 'amended' }),
    seriesVisit('2026-01-01', [-2, -2]),
  ];
  const dates = (found: SeriesVisit[]) => found.map(({ date }) => date);
  const reportOf = (at: number) => visits[at] ?? { id: '', date: '' };
  expect(dates(finishedVisits(visits))).toEqual(['2024-01-01', '2025-01-01', '2026-01-01']);
  expect(dates(visitsOfReport(visits, reportOf(2)))).toEqual(['2024-01-01', '2025-01-01']);
  expect(dates(visitsOfReport(visits, reportOf(1)))).toEqual(['2024-01-01', '2024-06-01']);
});
