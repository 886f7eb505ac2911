import { useTranslation } from 'react-i18next';
import {
  limitsOf,
  type NumberFieldName,
  readField,
  writeField,
} from '../../../../../shared/features/eye/eye-reports/entry.ts';
import {
  isUnusual,
  type LensKind,
  splitPd,
} from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { findSlips, type Slip } from '../../../../../shared/features/eye/eye-reports/slips.ts';
import type { Eye } from '../../../../../shared/features/eye/optics/prism.ts';
import { useFieldError } from '../../../../platform/i18n/use-field-error.ts';
import type { Note } from '../../../../ui/form/field-note.tsx';
import { type Eyes, type PowerTexts, powerIn } from './eye-values.ts';

interface NotesOf {
  /** As they were when a field was last left. */
  now: Eyes<PowerTexts>;
  last: Eyes<PowerTexts> | null;
  kind: LensKind;
  /** Puts a value into a field. */
  set: (eye: Eye, field: string, text: string) => void;
}

/** What is to be said of the fields of both eyes: errors first, then slips, then what is unusual. */
export function useNotes({ now, last, kind, set }: NotesOf) {
  const { t } = useTranslation('eye');
  const fieldError = useFieldError();
  const powers = { right: powerIn(now.right), left: powerIn(now.left) };
  const slips = findSlips(powers, last && { right: powerIn(last.right), left: powerIn(last.left) });

  function noteOf(eye: Eye, field: NumberFieldName | 'va', text: string, error: unknown): Note | undefined {
    if (error) return { isWrong: true, text: wrong(field, error) };
    if (field === 'va') return undefined;
    const slip = slips.find(one => 'eye' in one && one.eye === eye && one.field === field);
    if (slip) return slipNote(slip);
    const typed = readField(field, text);
    if (typeof typed !== 'object' || !isUnusual(typed.value, limitsOf(field, kind))) return undefined;
    return { isWrong: false, text: t('note.unusual') };
  }

  function wrong(field: NumberFieldName | 'va', error: unknown): string {
    if (error === 'unclear') return t('note.unclear');
    if (error !== 'range' || field === 'va') return fieldError(error) ?? t('note.unclear');
    const limits = limitsOf(field, kind);
    const written = (value: number) => writeField(field, value, kind);
    return t('note.range', {
      min: written(limits.min),
      max: written(limits.max),
      step: limits.step,
      unit: limits.unit,
    });
  }

  function slipNote(slip: Slip): Note | undefined {
    if (!('eye' in slip)) return undefined;
    const { eye, field } = slip;
    const written = (value: number) => writeField(field, value, kind);
    const use = (value: number) => ({
      label: t('note.use', { value: written(value) }),
      act: () => set(eye, field, written(value)),
    });
    switch (slip.kind) {
      case 'sign':
        return {
          isWrong: false,
          text: t('note.sign', { last: written(slip.last) }),
          mend: use(slip.meant),
        };
      case 'change':
        return {
          isWrong: false,
          text: t('note.change', { last: written(slip.last) }),
          ...(slip.meant !== null && { mend: use(slip.meant) }),
        };
      case 'axis':
        return {
          isWrong: false,
          text: t('note.axis', { last: slip.last }),
          ...(slip.meant !== null && { mend: use(slip.meant) }),
        };
      case 'mixedCylinders':
        return { isWrong: false, text: t('note.mixed') };
    }
  }

  /** A distance of both pupils typed for one eye offers to be shared out. */
  function pdNote(text: string): Note | undefined {
    const typed = readField('pd', text);
    const split = typeof typed === 'object' ? splitPd(typed.value) : null;
    if (!split) return undefined;
    const [right, left] = [writeField('pd', split.right, kind), writeField('pd', split.left, kind)];
    return {
      isWrong: true,
      text: t('note.binocular'),
      mend: {
        label: t('note.split', { right, left }),
        act: () => {
          set('right', 'pd', right);
          set('left', 'pd', left);
        },
      },
    };
  }

  const apart = slips.filter(slip => slip.kind === 'eyesDiffer')[0];
  return { noteOf, pdNote, apart };
}
