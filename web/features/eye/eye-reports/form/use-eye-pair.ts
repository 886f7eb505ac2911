import { useState } from 'react';
import type { Eye } from '../../../../../shared/core/optics/eyes.ts';
import {
  type LensKind,
  limitViolation,
} from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  limitsOf,
  type NumberFieldName,
  parseField,
} from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { Note } from '../../../../ui/form/field-note.tsx';
import type { AcuityTyping } from './acuity/use-acuity.ts';
import type { Eyes, Method, PrescribedTexts, RefractedTexts } from './eye-values.ts';
import type { EyeForm } from './use-eye-form.ts';
import { useFieldNotes } from './use-field-notes.ts';

export type Texts = RefractedTexts | PrescribedTexts;

interface EyePairOptions {
  form: EyeForm;
  path: 'prescription' | `refractions.${Method}`;
  eyes: Eyes<Texts>;
  kind: LensKind;
  last: Eyes<Texts> | null;
  /** For refractions only; a prescription has no acuity. */
  typing?: AcuityTyping;
}

export interface EyePairState extends EyePairOptions {
  setValue: (eye: Eye, field: string, text: string) => void;
  validateField: (eye: Eye, field: NumberFieldName, at?: string) => void;
  /** Warnings refer to the values at the last blur. */
  commitAll: () => void;
  noteFor: (eye: Eye, field: NumberFieldName | 'va', text: string, errorsAt?: string[]) => Note | undefined;
  eyesDiffer: { by: number; lastBy: number | null } | undefined;
}

export function useEyePair(place: EyePairOptions): EyePairState {
  const { form, path, eyes, kind, last } = place;
  const [committed, setCommitted] = useState<Eyes<Texts>>(eyes);

  function put(eye: Eye, field: string, text: string): void {
    form.setFieldValue(`${path}.${eye}.${field}`, text);
  }

  const notes = useFieldNotes({
    now: committed,
    last,
    kind,
    set: (eye, field, text) => {
      put(eye, field, text);
      setCommitted(before => ({ ...before, [eye]: { ...before[eye], [field]: text } }));
    },
  });

  function settle(eye: Eye, field: NumberFieldName, at: string = field): void {
    const text = at
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], eyes[eye]);
    const typed = parseField(field, String(text ?? ''));
    const problem =
      typeof typed === 'object' ? limitViolation(typed.value, limitsOf(field, kind)) && 'range' : typed;
    if (problem && problem !== 'blank') form.setFieldError(`${path}.${eye}.${at}`, problem);
  }

  const noteFor: EyePairState['noteFor'] = (eye, field, text, errorsAt = [field]) => {
    const error = errorsAt.map(at => form.errors[`${path}.${eye}.${at}`]).find(Boolean);
    return (
      (field === 'pd' ? notes.pdNote(text) : undefined) ?? notes.noteOf(eye, field, text, error, errorsAt[0])
    );
  };

  return {
    ...place,
    setValue: put,
    validateField: settle,
    commitAll: () => setCommitted(eyes),
    noteFor,
    eyesDiffer: notes.apart,
  };
}
