import type { ScreeningTest, TestId } from '../tests/catalogue.ts';
import type { FindingUnit } from './findings.ts';

interface NumberMeasure {
  id: string;
  unit: FindingUnit;
}

const computed: Partial<Record<TestId, readonly NumberMeasure[]>> = {
  oneLeg: [{ id: 'difference', unit: 'seconds' }],
  eyesight: [
    { id: 'presenting', unit: 'logMar' },
    { id: 'difference', unit: 'lines' },
  ],
  eyeTracking: [{ id: 'adjusted', unit: 'seconds' }],
  overlays: [{ id: 'gain', unit: 'percent' }],
  plusLens: [{ id: 'gain', unit: 'percent' }],
};

/** The recorded and computed numbers of a test that norms and rules may use. */
export const numberMeasuresOf = ({
  id,
  measures,
}: Pick<ScreeningTest, 'id' | 'measures'>): NumberMeasure[] => [
  ...measures.flatMap(measure => (measure.kind === 'number' ? [{ id: measure.id, unit: measure.unit }] : [])),
  ...(computed[id] ?? []),
];
