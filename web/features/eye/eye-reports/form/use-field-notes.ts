import { useTranslation } from 'react-i18next';
import {
  type EntryWarning,
  findEntryWarnings,
} from '../../../../../shared/features/eye/eye-reports/entry-warnings.ts';
import {
  isAtypical,
  type LensKind,
  splitPd,
} from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  formatField,
  limitsOf,
  type NumberFieldName,
  parseField,
} from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { Eye } from '../../../../../shared/features/eye/optics/prism.ts';
import { useFieldError } from '../../../../platform/i18n/use-field-error.ts';
import type { Note } from '../../../../ui/form/field-note.tsx';
import { type Eyes, type PowerTexts, parsePower } from './eye-values.ts';

interface FieldNotesOptions {
  /** The values at the last blur. */
  now: Eyes<PowerTexts>;
  last: Eyes<PowerTexts> | null;
  kind: LensKind;
  /** Puts a value into a field. */
  set: (eye: Eye, field: string, text: string) => void;
}

/** Notes of both eyes' fields: errors first, then likely typing mistakes, then unusual values. */
export function useFieldNotes({ now, last, kind, set }: FieldNotesOptions) {
  const { t } = useTranslation('eye');
  const fieldError = useFieldError();
  const powers = { right: parsePower(now.right), left: parsePower(now.left) };
  const entryWarnings = findEntryWarnings(
    powers,
    last && { right: parsePower(last.right), left: parsePower(last.left) },
  );

  function noteFor(eye: Eye, field: NumberFieldName | 'va', text: string, error: unknown): Note | undefined {
    if (error) return { isError: true, text: errorText(field, error) };
    if (field === 'va') return undefined;
    const slip = entryWarnings.find(one => 'eye' in one && one.eye === eye && one.field === field);
    if (slip) return warningNote(slip);
    const typed = parseField(field, text);
    if (typeof typed !== 'object' || !isAtypical(typed.value, limitsOf(field, kind))) return undefined;
    return { isError: false, text: t('note.unusual') };
  }

  function errorText(field: NumberFieldName | 'va', error: unknown): string {
    if (error === 'unclear') return t('note.unclear');
    if (error !== 'range' || field === 'va') return fieldError(error) ?? t('note.unclear');
    const limits = limitsOf(field, kind);
    const written = (value: number) => formatField(field, value, kind);
    return t('note.range', {
      min: written(limits.min),
      max: written(limits.max),
      step: limits.step,
      unit: limits.unit,
    });
  }

  function warningNote(slip: EntryWarning): Note | undefined {
    if (!('eye' in slip)) return undefined;
    const { eye, field } = slip;
    const written = (value: number) => formatField(field, value, kind);
    const use = (value: number) => ({
      label: t('note.use', { value: written(value) }),
      run: () => set(eye, field, written(value)),
    });
    switch (slip.kind) {
      case 'sign':
        return {
          isError: false,
          text: t('note.sign', { last: written(slip.last) }),
          fix: use(slip.meant),
        };
      case 'change':
        return {
          isError: false,
          text: t('note.change', { last: written(slip.last) }),
          ...(slip.meant !== null && { fix: use(slip.meant) }),
        };
      case 'axis':
        return {
          isError: false,
          text: t('note.axis', { last: slip.last }),
          ...(slip.meant !== null && { fix: use(slip.meant) }),
        };
      case 'mixedCylinders':
        return { isError: false, text: t('note.mixed') };
    }
  }

  /** A binocular PD typed for one eye can be split between both. */
  function pdNote(text: string): Note | undefined {
    const typed = parseField('pd', text);
    const split = typeof typed === 'object' ? splitPd(typed.value) : null;
    if (!split) return undefined;
    const [right, left] = [formatField('pd', split.right, kind), formatField('pd', split.left, kind)];
    return {
      isError: true,
      text: t('note.binocular'),
      fix: {
        label: t('note.split', { right, left }),
        run: () => {
          set('right', 'pd', right);
          set('left', 'pd', left);
        },
      },
    };
  }

  const eyesDiffer = entryWarnings.filter(slip => slip.kind === 'eyesDiffer')[0];
  return { noteOf: noteFor, pdNote, apart: eyesDiffer };
}
