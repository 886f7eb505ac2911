import { expect, test } from 'vitest';
import { ReportContent } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import {
  defaultReportChoice,
  defaultsFor,
  differingChoices,
} from '../../../../web/features/eye/report-documents/report-choice.ts';

test('treatment effects chosen for a doctor’s copy are not chosen by default for a family’s copy', () => {
  const forDoctor = {
    ...defaultReportChoice({ language: 'en', script: 'simplified' }),
    copy: 'doctor' as const,
    hasTreatmentEffect: true,
  };
  expect(defaultsFor('doctor', forDoctor).hasTreatmentEffect).toBe(true);
  expect(defaultsFor('family', forDoctor).hasTreatmentEffect).toBe(false);
  expect(defaultsFor(null, forDoctor).hasTreatmentEffect).toBe(false);
});

test('a copy begins with the choices with which it was last sent', () => {
  const remembered = defaultReportChoice({ language: 'en', script: 'simplified' });
  const sent = { hasTarget: true, axialPopulation: 'china', language: 'zh' } as const;
  const sentChoices = (copy: unknown) => (copy === 'family' ? sent : undefined);
  expect(defaultsFor('family', remembered, sentChoices)).toEqual({ ...remembered, ...sent });
  expect(defaultsFor('doctor', remembered, sentChoices)).toEqual(remembered);
});

test('two copies differ in the options of their kinds of reports', () => {
  const one = ReportContent.parse({ method: 'dry' });
  const other = ReportContent.parse({ hasTarget: true, reference: 'fanHongKong' });
  expect(differingChoices(one, other, ['refraction', 'myopia'])).toEqual([
    'method',
    'reference',
    'hasTarget',
  ]);
  expect(differingChoices(one, other, ['refraction'])).toEqual(['method']);
  expect(differingChoices(one, one, ['myopia'])).toEqual([]);
});
