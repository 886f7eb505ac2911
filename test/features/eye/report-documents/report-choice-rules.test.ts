import { expect, test } from 'vitest';
import {
  defaultReportChoice,
  defaultsFor,
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
