import { useQuery } from '@tanstack/react-query';
import {
  isNumberNotation,
  type NumberNotation,
  saidNotation,
  unclearAcuities,
} from '../../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../../shared/core/optics/read-acuity.ts';
import { isReadingVisits, keepNotation, newestNotationQuery } from '../../queries.ts';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { isWrongAcuity } from '../validate-visit.ts';
import { typedAcuities } from './typed-acuities.ts';

/** How acuities are typed into a visit. */
export interface AcuityTyping {
  /** Takes what was typed; a number that can be decimal or logMAR is what is usual until somebody chooses. */
  type: (path: string, text: string) => void;
  /** Shows what was typed as it is stored, or what is wrong with it. */
  commit: (path: string, text: string) => void;
  choose: (notation: NumberNotation) => void;
}

/** @param last whose notation is usual for the child; otherwise that of the organisation's newest visit */
export function useAcuity(form: EyeForm, last: LastVisit | null): AcuityTyping {
  const { data: newest } = useQuery(newestNotationQuery);
  const ofChild = last && saidNotation(typedAcuities(last.values), last.values.acuityNotation);

  function type(path: string, text: string): void {
    form.setFieldValue(path, text);
    const usual = ofChild ?? (isReadingVisits() ? null : newest);
    const isAsked = !isNumberNotation(form.getValues().acuityNotation);
    if (usual && isAsked && unclearAcuities([readAcuity(text)]).length > 0)
      form.setFieldValue('acuityNotation', usual);
  }

  function commit(path: string, text: string): void {
    const read = readAcuity(text);
    if (read !== text) form.setFieldValue(path, read);
    if (isWrongAcuity(form.getValues(), read)) form.setFieldError(path, 'validation.acuity');
  }

  function choose(notation: NumberNotation): void {
    keepNotation(notation);
    form.setFieldValue('acuityNotation', notation);
  }

  return { type, commit, choose };
}
