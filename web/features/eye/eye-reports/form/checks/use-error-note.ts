import { useTranslation } from 'react-i18next';
import { readingsOfTwoDigits } from '../../../../../../shared/core/reading/read-power.ts';
import { type LensKind, splitPd } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { formatSigned } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import {
  formatField,
  limitsOf,
  type NumberFieldName,
  parseField,
} from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { useFieldError } from '../../../../../platform/i18n/use-field-error.ts';

/** Returns the text of a field's error. For a number, the form stores only the kind of error. */
export function useErrorNote() {
  const { t } = useTranslation('eye');
  const fieldError = useFieldError();
  /**
   * @param text typed text; needed for a number with two meanings, and for a pupillary distance of both eyes
   */
  return (field: NumberFieldName | 'va', error: unknown, kind: LensKind, text = ''): string => {
    if (error === 'whole') return t('note.whole');
    if (error === 'unclear') return t('note.unclear');
    if (error === 'ambiguous') {
      const hundredths = readingsOfTwoDigits(text)?.hundredths ?? 0;
      return t('note.ambiguous', { small: formatSigned(hundredths) });
    }
    if (error === 'range' && field === 'pd' && isOfBothEyes(text)) return t('note.binocular');
    if (error === 'range' && (field === 'k1' || field === 'k2')) return t('note.curvature');
    if (error !== 'range' || field === 'va') return fieldError(error) ?? t('note.unclear');
    const limits = limitsOf(field, kind);
    const written = (value: number) => formatField(field, value, kind);
    return t('note.range', {
      min: written(limits.min),
      max: written(limits.max),
      step: limits.step,
      unit: limits.unit === '°' ? limits.unit : `\u00A0${limits.unit}`,
    });
  };
}

/** Whether a typed PD (pupillary distance) is that of both eyes together. */
function isOfBothEyes(text: string): boolean {
  const typed = parseField('pd', text);
  return typeof typed === 'object' && splitPd(typed.value) !== null;
}
