import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../shared/core/optics/eyes.ts';
import {
  type EntryWarning,
  findEntryWarnings,
  hasAddAlone,
  transpositions,
} from '../../../../../shared/features/eye/eye-reports/entry-warnings.ts';
import {
  isAtypical,
  type LensKind,
  splitPd,
} from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { fittingReadings, likelyValue } from '../../../../../shared/features/eye/eye-reports/likely-value.ts';
import { lacksSphere } from '../../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import {
  formatField,
  limitsOf,
  type NumberFieldName,
  parseField,
} from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { Fix, Note } from '../../../../ui/form/field-note.tsx';
import { useErrorNote } from './checks/use-error-note.ts';
import { type Eyes, type PowerTexts, parsePower } from './eye-values.ts';

interface FieldNotesOptions {
  /** Values of both eyes as of the last blur of a field. */
  now: Eyes<PowerTexts>;
  last: Eyes<PowerTexts> | null;
  kind: LensKind;
  set: (eye: Eye, field: string, text: string) => void;
}

const otherEye = { right: 'left', left: 'right' } as const;
const sphereNeeded = 'validation.sphere_needed';
type PowerSlip = Extract<EntryWarning, { eye: Eye }>;

/** Notes on the fields of both eyes: errors first, then likely typing mistakes, then unusual values. */
export function useFieldNotes({ now, last, kind, set }: FieldNotesOptions) {
  const { t } = useTranslation('eye');
  const errorText = useErrorNote();
  const powers = { right: parsePower(now.right), left: parsePower(now.left) };
  const lastPowers = last && { right: parsePower(last.right), left: parsePower(last.left) };
  const entryWarnings = findEntryWarnings(powers, lastPowers);

  const fixWith = (eye: Eye, field: string, name: NumberFieldName, value: number): Fix => {
    const text = formatField(name, value, kind);
    return { label: t('note.use', { value: text }), run: () => set(eye, field, text) };
  };

  /** Note on a field. @param at path of the field within the eye; for a prism it differs from its name */
  function noteFor(
    eye: Eye,
    field: NumberFieldName | 'va',
    text: string,
    error: unknown,
    at: string = field,
  ): Note | undefined {
    if (field === 'sph' && (error === sphereNeeded || lacksSphere(powers[eye])) && text.trim() === '')
      return sphereNote(eye);
    if (field === 'va') return error ? { isError: true, text: errorText(field, error, kind) } : undefined;
    const limits = limitsOf(field, kind);
    const typed = parseField(field, text);
    if (error === 'ambiguous') {
      const fixes = fittingReadings(text, limits).map(value => fixWith(eye, at, field, value));
      return { isError: true, text: errorText(field, error, kind, text), fixes };
    }
    const before = lastPowers && field in lastPowers[eye] ? lastPowers[eye][field as 'sph'] : null;
    const meant = typeof typed === 'object' ? likelyValue(typed.value, limits, before) : null;
    const fixes = meant === null ? [] : [fixWith(eye, at, field, meant)];
    if (error) return { isError: true, text: errorText(field, error, kind), fixes };
    const slip = entryWarnings.find(
      (one): one is PowerSlip => 'eye' in one && one.eye === eye && one.field === field,
    );
    if (slip) return slipNote(slip, fixes);
    if (typeof typed !== 'object') return undefined;
    if (field === 'add' && hasAddAlone(powers[eye], powers[otherEye[eye]])) return addNote(eye, text);
    if (!isAtypical(typed.value, limits)) return undefined;
    return { isError: false, text: t('note.unusual'), fixes };
  }

  /** Note on a near addition that only one eye has; suggests the same value for the other eye. */
  function addNote(eye: Eye, text: string): Note {
    const run = () => set(otherEye[eye], 'add', text);
    return { isError: false, text: t('note.addAlone'), fixes: [{ label: t('note.addInBoth'), run }] };
  }

  /** Note on a power without a sphere; suggests plano as the most likely value. */
  function sphereNote(eye: Eye): Note {
    const run = () => set(eye, 'sph', formatField('sph', 0, kind));
    return {
      isError: true,
      text: errorText('sph', sphereNeeded, kind),
      fixes: [{ label: t('note.usePlano'), run }],
    };
  }

  function slipNote(slip: PowerSlip, otherFixes: Fix[]): Note {
    const { eye, field } = slip;
    if (slip.kind === 'mixedCylinders')
      return { isError: false, text: t('note.mixed'), fixes: transpositions(powers, lastPowers).map(fixBy) };
    const fixes = slip.meant === null ? otherFixes : [fixWith(eye, field, field, slip.meant)];
    const before = formatField(field, slip.last, kind);
    return { isError: false, text: t(`note.${slip.kind}`, { last: before }), fixes };
  }

  /** Writes the power of one eye in the sign of the other eye's cylinder. */
  const fixBy = ({ eye, power }: ReturnType<typeof transpositions>[number]): Fix => ({
    label: t(`note.transpose.${eye}`),
    run: () => {
      for (const field of ['sph', 'cyl', 'axis'] as const)
        set(eye, field, formatField(field, power[field], kind));
    },
  });

  /** Note on a pupillary distance of both eyes that was typed for one eye; suggests splitting it. */
  function pdNote(text: string): Note | undefined {
    const typed = parseField('pd', text);
    const split = typeof typed === 'object' ? splitPd(typed.value) : null;
    if (!split) return undefined;
    const [right, left] = [formatField('pd', split.right, kind), formatField('pd', split.left, kind)];
    return {
      isError: true,
      text: t('note.binocular'),
      fixes: [
        {
          label: t('note.split', { right, left }),
          run: () => {
            set('right', 'pd', right);
            set('left', 'pd', left);
          },
        },
      ],
    };
  }

  const eyesDiffer = entryWarnings.filter(slip => slip.kind === 'eyesDiffer')[0];
  const isExchanged = entryWarnings.some(({ kind }) => kind === 'exchanged');
  return { noteOf: noteFor, pdNote, apart: eyesDiffer, isExchanged };
}
