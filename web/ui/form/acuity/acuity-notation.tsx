import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isNumberNotation,
  logMar,
  type NumberNotation,
  numberNotations,
  unclearAcuities,
  writeAcuity,
} from '../../../../shared/core/optics/acuity.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import layout from '../../layout/layout.module.css';
import styles from './acuity-notation.module.css';

interface AcuityNotationProps {
  /** The typed acuities, as they would be stored. */
  texts: readonly string[];
  value: string;
  /** I18n key of the error to show. */
  error?: unknown;
  disabled?: boolean;
  path: string;
  onChange: (notation: NumberNotation) => void;
}

/**
 * Asks whether typed acuities are decimal or logMAR, and shows what the first one means in each notation.
 * Renders nothing if no acuity is ambiguous.
 */
export function AcuityNotation({ texts, value, error, disabled, path, onChange }: AcuityNotationProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const language = useLanguage();
  const problem = useFieldError()(error);
  const [text] = unclearAcuities(texts);
  if (text === undefined) return null;

  /** The acuity as people know it: in five grades where Simplified Chinese is written, else in metres. */
  const knownAs = (inLogMar: number): string =>
    language === 'zh-Hans'
      ? t('acuity.fiveGrade', { text: writeAcuity(inLogMar, 'fiveGrade') })
      : writeAcuity(inLogMar, 'snellen6');

  function readingOf(notation: NumberNotation): string {
    const inLogMar = logMar(text ?? '', notation);
    const meaning = inLogMar === null ? t('acuity.noLine') : knownAs(inLogMar);
    return t(`acuity.${notation}`, { text, meaning });
  }

  return (
    <div className={styles.question} data-path={path}>
      <span id={id}>{t('acuity.question', { text })}</span>
      <SegmentedControl
        aria-labelledby={id}
        aria-describedby={problem && `${id}-error`}
        aria-invalid={problem ? true : undefined}
        fullWidth
        disabled={disabled ?? false}
        data={numberNotations.map(notation => ({ value: notation, label: readingOf(notation) }))}
        value={isNumberNotation(value) ? value : ''}
        onChange={chosen => isNumberNotation(chosen) && onChange(chosen)}
      />
      {problem && (
        <span id={`${id}-error`} className={`${layout.red} ${layout.smaller}`}>
          {problem}
        </span>
      )}
    </div>
  );
}
