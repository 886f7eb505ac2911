import { ageOn } from '../../../core/age.ts';
import { fitsBand } from '../screenings/bands.ts';
import type { Screening } from '../screenings/schema.ts';
import type { NormRow, NormSet } from '../settings/norms.schema.ts';
import type { MeasureValues } from '../tests/answers.schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import { comparedLanguage } from '../tests/task.ts';
import { schoolGrade } from './school-grade.ts';

export interface NormSubject {
  birthDate: string | null;
  gender: 'male' | 'female' | null;
}

/** The norm that applies, or the first reason why none applies. */
export type FoundNorm =
  | { set: NormSet; row: NormRow; reason: null }
  | { set: null; row: null; reason: 'none' | 'band' | 'language' | 'task' | 'person' };

const absent = (reason: 'none' | 'band' | 'language' | 'task' | 'person'): FoundNorm => ({
  set: null,
  row: null,
  reason,
});

/**
 * Finds the approved norm of a measure for a child and a task. Band, age, sex, grade, language and task must
 * match if the norm specifies them; a value that is unknown for the child never matches.
 */
export function findNorm(
  sets: readonly NormSet[],
  of: { test: TestId; measure: string; details: MeasureValues },
  screening: Pick<Screening, 'band' | 'date' | 'grade'>,
  { birthDate, gender }: NormSubject,
): FoundNorm {
  const approved = sets.filter(
    ({ isApproved, test, measure }) => isApproved && test === of.test && measure === of.measure,
  );
  if (approved.length === 0) return absent('none');
  if (!fitsBand(screening, birthDate)) return absent('band');
  const ofLanguage = approved.filter(
    ({ language }) =>
      language === null ||
      comparedLanguage(of.test, language) === comparedLanguage(of.test, of.details.language),
  );
  if (ofLanguage.length === 0) return absent('language');
  const ofTask = ofLanguage.filter(
    ({ task }) => task === null || task === (of.details.task ?? of.details.card),
  );
  if (ofTask.length === 0) return absent('task');
  const age = birthDate === null ? null : ageOn(birthDate, screening.date);
  const months = age && age.years * 12 + age.months;
  const grade = schoolGrade(screening.grade);
  const fits = (row: NormRow) =>
    (row.band === null || row.band === screening.band) &&
    (row.ageFrom === null || (months !== null && months >= row.ageFrom)) &&
    (row.ageTo === null || (months !== null && months <= row.ageTo)) &&
    (row.sex === null || row.sex === gender) &&
    (row.grade === null || row.grade === grade);
  for (const set of ofTask) {
    const row = set.rows.find(fits);
    if (row) return { set, row, reason: null };
  }
  return absent('person');
}
