import { expect, test } from 'vitest';
import { childOutcome, type OutcomeOptions } from '../../../../shared/features/eye/outcomes/child-outcome.ts';
import type { EyeSeries, SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { TreatmentKind, VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';

const options: OutcomeOptions = { today: '2026-06-01', method: 'cycloplegic', reference: null };

const started = (kind: TreatmentKind, from: string, to: string | null = null): VisitTreatment => ({
  id: `treatment-${kind}-${from}`,
  decision: to === null ? 'start' : 'stop',
  kind,
  product: null,
  dose: null,
  wearing: null,
  from,
  to,
  reason: null,
});

interface Seen {
  se?: number | [right: number | null, left: number | null];
  mm?: number;
  treatments?: VisitTreatment[];
  status?: SeriesVisit['status'];
  method?: 'cycloplegic' | 'dry';
}

function visit(date: string, { se, mm, treatments = [], status = 'finished', method }: Seen): SeriesVisit {
  const power = (sph: number | null) => ({ sph, cyl: null, axis: null });
  const [right, left] = Array.isArray(se) ? se : [se ?? null, se ?? null];
  return {
    id: `eyev_${date}` as SeriesVisit['id'],
    date,
    reference: 'R-2026-000001',
    status,
    treatments,
    target: null,
    followUp: null,
    powers: { [method ?? 'cycloplegic']: { right: power(right), left: power(left) } },
    lensKind: null,
    axialLength: { right: mm ?? null, left: mm ?? null },
  };
}

const seriesOf = (...visits: SeriesVisit[]): EyeSeries => ({ revision: 1, visits });
const born = '2016-01-01';
const outcomeOf = (series: EyeSeries, changes: Partial<OutcomeOptions> = {}) =>
  childOutcome(series, born, { ...options, ...changes });

test('a treated child’s outcome is one value for both eyes, calculated from the start of the treatment', () => {
  const outcome = outcomeOf(
    seriesOf(
      visit('2023-05-01', { se: 0, mm: 23 }),
      visit('2025-01-01', { se: [-1, -2], mm: 24, treatments: [started('dims', '2025-01-01')] }),
      visit('2026-01-01', { se: [-1.5, -2.25], mm: 24.2 }),
    ),
  );
  expect(outcome).toMatchObject({ treatment: 'dims', age: 'from8', isLost: false });
  expect(outcome?.axialLength).toBeCloseTo(0.2, 2);
  expect(outcome?.equivalent?.measured).toBeCloseTo(-0.375, 2);
});

test('the period of an outcome ends when the treatment ends or another treatment starts', () => {
  const first = visit('2024-01-01', { se: -1, mm: 24, treatments: [started('dims', '2024-01-01')] });
  const switched = seriesOf(
    first,
    visit('2025-01-01', { se: -1.5, mm: 24.2, treatments: [started('hal', '2025-01-01')] }),
    visit('2026-01-01', { se: -5, mm: 26 }),
  );
  expect(outcomeOf(switched)?.axialLength).toBeCloseTo(0.2, 2);
  const added = seriesOf(
    first,
    visit('2025-01-01', { se: -1.5, mm: 24.2, treatments: [started('atropine001', '2025-01-01')] }),
    visit('2026-01-01', { se: -5, mm: 26 }),
  );
  expect(outcomeOf(added)).toMatchObject({ treatment: 'dims' });
  expect(outcomeOf(added)?.axialLength).toBeCloseTo(0.2, 2);
});

test('two treatments that start together count as a combination', () => {
  const both = [started('dims', '2025-01-01'), started('atropine001', '2025-01-20')];
  const series = seriesOf(
    visit('2025-01-20', { se: -1, treatments: both }),
    visit('2026-01-01', { se: -1.25 }),
  );
  expect(outcomeOf(series)?.treatment).toBe('combined');
});

test('children with only spectacles, only draft visits or no treatment have no outcome', () => {
  const spectacles = visit('2025-01-01', { se: -1, treatments: [started('spectacles', '2025-01-01')] });
  expect(outcomeOf(seriesOf(spectacles))).toBeNull();
  const draft = visit('2025-01-01', {
    se: -1,
    treatments: [started('dims', '2025-01-01')],
    status: 'draft',
  });
  expect(outcomeOf(seriesOf(draft))).toBeNull();
  expect(outcomeOf(seriesOf())).toBeNull();
});

test('during orthokeratology only the axial length counts for an outcome, not the refraction', () => {
  const outcome = outcomeOf(
    seriesOf(
      visit('2025-01-01', { se: -2, mm: 24, treatments: [started('orthokeratology', '2025-01-01')] }),
      visit('2025-07-10', { se: -0.25, mm: 24.1 }),
      visit('2026-01-01', { se: 0, mm: 24.2 }),
    ),
  );
  expect(outcome).toMatchObject({ treatment: 'orthokeratology', equivalent: null });
  expect(outcome?.axialLength).toBeCloseTo(0.2, 2);
});

test('visits less than 180 days apart, or measured by different methods, have no yearly rate', () => {
  const start = visit('2025-01-01', { se: -1, mm: 24, treatments: [started('dims', '2025-01-01')] });
  const soon = outcomeOf(seriesOf(start, visit('2025-06-01', { se: -1.25, mm: 24.1 })));
  expect(soon).toMatchObject({ axialLength: null, equivalent: null });
  const dry = seriesOf(start, visit('2026-01-01', { se: -1.25, method: 'dry' }));
  expect(outcomeOf(dry)?.equivalent).toBeNull();
  expect(outcomeOf(dry, { method: 'dry' })?.equivalent).toBeNull();
});

test('only children who fit the chosen reference study are compared with the study, over a period as long as the study’s', () => {
  const series = (age: string) =>
    childOutcome(
      seriesOf(
        visit('2025-01-01', { se: -2, treatments: [started('dims', '2025-01-01')] }),
        visit('2026-01-01', { se: -2.4 }),
      ),
      age,
      { ...options, reference: 'donovanAsian' },
    );
  expect(series('2016-01-01')?.equivalent?.expected).toBe(-0.82);
  expect(series('2016-01-01')?.equivalent?.measured).toBeCloseTo(-0.4, 2);
  expect(series('2012-01-01')?.equivalent).toBeNull();
  const redLight = seriesOf(
    visit('2025-01-01', { se: -2, treatments: [started('redLight', '2025-01-01')] }),
    visit('2026-01-01', { se: -2.4 }),
  );
  expect(outcomeOf(redLight, { reference: 'donovanAsian' })?.equivalent).toBeNull();
  expect(outcomeOf(redLight)?.equivalent).not.toBeNull();
});

test('a child whose treatment began over a year ago and who was not seen for over a year counts as lost to follow-up', () => {
  const started2024 = visit('2024-01-01', { treatments: [started('dims', '2024-01-01')] });
  expect(outcomeOf(seriesOf(started2024, visit('2025-05-01', {})))?.isLost).toBe(true);
  expect(outcomeOf(seriesOf(started2024, visit('2025-07-01', {})))?.isLost).toBe(false);
  const late = visit('2025-09-01', { treatments: [started('dims', '2025-09-01')] });
  expect(outcomeOf(seriesOf(late))?.isLost).toBeNull();
});
