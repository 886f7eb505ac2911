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
import type { Eyes, EyeValues, Method, PrescribedTexts, RefractedTexts } from './eye-values.ts';
import { type EyeForm, showError } from './use-eye-form.ts';
import { useFieldNotes } from './use-field-notes.ts';
import { useWholePower } from './whole-power/use-whole-power.ts';

export type Texts = RefractedTexts | PrescribedTexts;

type PairPath = 'prescription' | `refractions.${Method}`;

interface EyePairOptions {
  form: EyeForm;
  path: PairPath;
  eyes: Eyes<Texts>;
  kind: LensKind;
  last: Eyes<Texts> | null;
  /** Typed acuities; only for refractions, because a prescription has no acuity. */
  typing?: AcuityTyping;
}

export interface EyePairState extends EyePairOptions {
  setValue: (eye: Eye, field: string, text: string) => void;
  /** Splits a whole power typed into the sphere field into its three fields; returns false for other text. */
  takeWhole: (eye: Eye, text: string) => boolean;
  validateField: (eye: Eye, field: NumberFieldName, at?: string) => void;
  /** Commits the values of both eyes, as a blur does; warnings are about committed values only. */
  commitAll: () => void;
  noteFor: (eye: Eye, field: NumberFieldName | 'va', text: string, errorsAt?: string[]) => Note | undefined;
  eyesDiffer: { by: number; lastBy: number | null } | undefined;
  /** Whether each eye has the power of the other eye at the last visit. */
  isExchanged: boolean;
}

export function useEyePair(place: EyePairOptions): EyePairState {
  const { form, path, eyes, kind, last } = place;
  const [committed, setCommitted] = useState<Eyes<Texts>>(eyes);

  function put(eye: Eye, field: string, text: string): void {
    form.setFieldValue(`${path}.${eye}.${field}`, text);
  }

  function set(eye: Eye, field: string, text: string): void {
    put(eye, field, text);
    setCommitted(before => ({ ...before, [eye]: { ...before[eye], [field]: text } }));
  }

  const notes = useFieldNotes({ now: committed, last, kind, set });
  const whole = useWholePower({ eyes, before: committed, kind, set });

  function settle(eye: Eye, field: NumberFieldName, at: string = field): void {
    const text = at
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], eyes[eye]);
    const typed = parseField(field, String(text ?? ''));
    const problem =
      typeof typed === 'object' ? limitViolation(typed.value, limitsOf(field, kind)) && 'range' : typed;
    if (problem && problem !== 'blank') showError(form, `${path}.${eye}.${at}`, problem);
  }

  const noteFor: EyePairState['noteFor'] = (eye, field, text, errorsAt = [field]) => {
    const error = errorsAt.map(at => form.errors[`${path}.${eye}.${at}`]).find(Boolean);
    if (field === 'sph' && error === 'whole') return whole.offer(eye, text);
    const note =
      (field === 'pd' ? notes.pdNote(text) : undefined) ?? notes.noteOf(eye, field, text, error, errorsAt[0]);
    return field === 'sph' ? whole.withUndo(eye, note) : note;
  };

  return {
    ...place,
    setValue: put,
    takeWhole: (eye, text) => {
      const found = whole.take(eye, text);
      if (found === 'asked') showError(form, `${path}.${eye}.sph`, 'whole');
      return found !== null;
    },
    validateField: settle,
    commitAll: () => setCommitted(textsAt(form.getValues(), path)),
    noteFor,
    eyesDiffer: notes.apart,
    isExchanged: notes.isExchanged,
  };
}

const textsAt = ({ prescription, refractions }: EyeValues, path: PairPath): Eyes<Texts> =>
  path === 'prescription' ? prescription : refractions[path.slice('refractions.'.length) as Method];
