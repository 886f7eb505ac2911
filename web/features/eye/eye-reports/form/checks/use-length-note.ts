import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../../shared/core/optics/eyes.ts';
import { axialLengthWarning } from '../../../../../../shared/features/eye/eye-reports/axial-length-warning.ts';
import { eyeLimits, limitViolation } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { formatPlain, formatSigned } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { likelyValue } from '../../../../../../shared/features/eye/eye-reports/likely-value.ts';
import { formatField } from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import type { Fix, Note } from '../../../../../ui/form/field-note.tsx';
import { parseNumber } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { useErrorNote } from './use-error-note.ts';

/** Returns notes on typed axial lengths: out of range, unusual, or growing too fast. */
export function useLengthNote(
  form: EyeForm,
  last: LastVisit | null,
  set: (eye: Eye, text: string) => void,
): (eye: Eye, text: string) => Note | undefined {
  const { t } = useTranslation('eye');
  const { date: sayDate } = useCalendarDates();
  const errorText = useErrorNote();
  return (eye, text) => {
    const mm = parseNumber('axialLength', text);
    const before = last?.lengths[eye] ?? null;
    const wrong = mm !== null && limitViolation(mm, eyeLimits.axialLength) ? 'range' : undefined;
    const fixes = (meant: number | null): Fix[] => {
      if (meant === null) return [];
      const value = formatField('axialLength', meant, 'spectacle');
      return [{ label: t('note.use', { value }), run: () => set(eye, value) }];
    };
    const error = form.errors[`axialLength.${eye}`] ?? wrong;
    if (error) {
      const meant = mm === null ? null : likelyValue(mm, eyeLimits.axialLength, before?.mm);
      return {
        isError: true,
        text: errorText('axialLength', error, 'spectacle'),
        fixes: fixes(meant),
      };
    }
    const warning = mm === null ? null : axialLengthWarning(mm, before);
    if (!warning) return undefined;
    if (warning.kind === 'atypical')
      return { isError: false, text: t('note.unusual'), fixes: fixes(warning.meant) };
    return {
      isError: false,
      text: t(`note.${warning.kind}`, {
        last: formatPlain(warning.last.mm, 2),
        day: sayDate(warning.last.date),
        by: formatSigned(warning.by),
      }),
    };
  };
}
