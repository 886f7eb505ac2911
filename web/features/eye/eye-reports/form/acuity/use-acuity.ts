import { useQuery } from '@tanstack/react-query';
import {
  isNumberNotation,
  type NumberNotation,
  presetNotation,
  saidNotation,
} from '../../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';
import type { EyeReportRow } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { acuitiesIn } from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { usualNotation } from '../../../../../ui/form/acuity/usual-notation.ts';
import { fetchEyeReports, isReadingVisits } from '../../queries.ts';
import { type EyeForm, showError } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { isWrongAcuity } from '../validate-visit.ts';
import { typedAcuities } from './typed-acuities.ts';

export interface AcuityTyping {
  /** Stores typed text. If its number is ambiguous, uses the usual notation until the user chooses one. */
  type: (path: string, text: string) => void;
  /** Replaces typed text with its stored form, or shows its error. */
  commit: (path: string, text: string) => void;
  choose: (notation: NumberNotation) => void;
}

/** @param last visit whose notation is the usual one; without one, the organisation's newest visits decide */
export function useAcuity(form: EyeForm, last: LastVisit | null): AcuityTyping {
  const { data: newest } = useQuery(notationOfVisits.query);
  const ofChild = last && saidNotation(typedAcuities(last.values), last.values.acuityNotation);

  function type(path: string, text: string): void {
    const { acuityNotation } = form.getValues();
    const before = typedAcuities(form.getValues());
    form.setFieldValue(path, text);
    const texts = typedAcuities(form.getValues());
    const chosen = isNumberNotation(acuityNotation) ? acuityNotation : null;
    const usual = ofChild ?? (isReadingVisits() ? null : newest) ?? null;
    const preset = presetNotation({ before, texts, chosen, usual });
    if (preset !== chosen) form.setFieldValue('acuityNotation', preset ?? '');
  }

  function commit(path: string, text: string): void {
    const read = readAcuity(text);
    if (read !== text) form.setFieldValue(path, read);
    if (isWrongAcuity(form.getValues(), read)) showError(form, path, 'validation.acuity');
  }

  function choose(notation: NumberNotation): void {
    notationOfVisits.keep(notation);
    form.setFieldValue('acuityNotation', notation);
  }

  return { type, commit, choose };
}

const notationOfVisits = usualNotation('eye', async (limit, signal) => {
  const { data } = await fetchEyeReports({ withMeasurements: true, limit }, signal);
  return data.map(notationOfRow);
});

function notationOfRow({ measurements }: EyeReportRow): NumberNotation | null {
  const { va, acuity, acuityNotation } = measurements ?? {};
  const withPower = [va?.right, va?.left].filter(text => typeof text === 'string');
  const others = acuitiesIn(acuity ?? null).map(({ text }) => text);
  return saidNotation([...withPower, ...others], acuityNotation);
}
