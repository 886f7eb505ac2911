import { expect, test } from 'vitest';
import { explainForFamily } from '../../../../shared/features/eye/report-texts/describe-for-family.ts';
import { pdfTextsOf } from '../../../../shared/features/eye/report-texts/pdf-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

test('the family page explains lenses that it names by an abbreviation', () => {
  const on = (kind: 'hal' | 'spectacles') =>
    explainForFamily(pdfTextsOf('en'), [
      seriesVisit('2024-08-20', [-1, -1], { treatments: [treatment({ kind })] }),
    ]);
  expect(on('hal')).toHaveLength(2);
  expect(on('spectacles')).toHaveLength(1);
});
