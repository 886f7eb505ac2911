import { useState } from 'react';
import {
  limitsOf,
  type NumberFieldName,
  readField,
} from '../../../../../shared/features/eye/eye-reports/entry.ts';
import { type LensKind, misfitOf } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import type { Eye } from '../../../../../shared/features/eye/optics/prism.ts';
import type { Note } from '../../../../ui/form/field-note.tsx';
import type { Eyes, Method, PrescribedTexts, RefractedTexts } from './eye-values.ts';
import type { EyeForm } from './use-eye-form.ts';
import { useNotes } from './use-notes.ts';

export type Texts = RefractedTexts | PrescribedTexts;

/** Where both eyes stand in the form, and what they are held against. */
interface PairPlace {
  form: EyeForm;
  path: 'prescription' | `refractions.${Method}`;
  eyes: Eyes<Texts>;
  kind: LensKind;
  last: Eyes<Texts> | null;
}

export interface Pair extends PairPlace {
  put: (eye: Eye, field: string, text: string) => void;
  /** Says what is wrong with a field that is left. */
  settle: (eye: Eye, field: NumberFieldName, at?: string) => void;
  /** Slips are told of what was there when a field was last left. */
  settleAll: () => void;
  noteOf: (eye: Eye, field: NumberFieldName | 'va', text: string, errorsAt?: string[]) => Note | undefined;
  apart: { by: number; lastBy: number | null } | undefined;
}

/** The fields of both eyes: what stands in them and what is to be said of them. */
export function usePair(place: PairPlace): Pair {
  const { form, path, eyes, kind, last } = place;
  const [settled, setSettled] = useState<Eyes<Texts>>(eyes);

  function put(eye: Eye, field: string, text: string): void {
    form.setFieldValue(`${path}.${eye}.${field}`, text);
  }

  const notes = useNotes({
    now: settled,
    last,
    kind,
    set: (eye, field, text) => {
      put(eye, field, text);
      setSettled(before => ({ ...before, [eye]: { ...before[eye], [field]: text } }));
    },
  });

  function settle(eye: Eye, field: NumberFieldName, at: string = field): void {
    const text = at
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], eyes[eye]);
    const typed = readField(field, String(text ?? ''));
    const problem =
      typed === 'unclear'
        ? 'unclear'
        : typed !== 'blank' && misfitOf(typed.value, limitsOf(field, kind)) && 'range';
    if (problem) form.setFieldError(`${path}.${eye}.${at}`, problem);
  }

  const noteOf: Pair['noteOf'] = (eye, field, text, errorsAt = [field]) => {
    const error = errorsAt.map(at => form.errors[`${path}.${eye}.${at}`]).find(Boolean);
    return (field === 'pd' ? notes.pdNote(text) : undefined) ?? notes.noteOf(eye, field, text, error);
  };

  return { ...place, put, settle, settleAll: () => setSettled(eyes), noteOf, apart: notes.apart };
}
