import { Fragment, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPlain, formatSigned } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { isRapidTarget, targetMeant } from '../../../../../../shared/features/eye/eye-reports/target-sign.ts';
import { rapidGrowth } from '../../../../../../shared/features/eye/optics/axial-length.ts';
import {
  lastTargetOf,
  runningTargetsOf,
} from '../../../../../../shared/features/eye/progression/chart-target.ts';
import type { SeriesVisit } from '../../../../../../shared/features/eye/progression/series.ts';
import type { Warning } from '../../../../../ui/form/field-note.tsx';
import { NumberField } from '../../../../../ui/form/number-field.tsx';
import { Segments } from '../../../../../ui/form/segments.tsx';
import { Gap } from '../../../../../ui/text/gap.tsx';
import styles from '../eye-form.module.css';
import { parseNumber } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';

const units = ['D', 'mm'] as const;

/** Loaded only when a target is typed, because it contains all texts of the report. */
const TargetSentence = lazy(async () => ({
  default: (await import('./target-sentence.tsx')).TargetSentence,
}));

const TargetBefore = lazy(async () => ({ default: (await import('./target-before.tsx')).TargetBefore }));

interface TargetFieldsProps {
  form: EyeForm;
  /** Earlier finished visits of the child. */
  earlier: readonly SeriesVisit[];
}

/**
 * Fields of the numeric target. Shows the sentence that the report will print, a question about a doubtful
 * sign, and the earlier target.
 */
export function TargetFields({ form, earlier }: TargetFieldsProps) {
  const { t } = useTranslation('eye');
  const { perYear: text, unit } = form.values.target;
  const perYear = parseNumber('sph', text);
  const meant = perYear === null ? null : targetMeant(perYear, unit);
  const before = perYear === null ? null : lastTargetOf(earlier, unit);
  const kept = runningTargetsOf(earlier, perYear === null ? null : { perYear, unit, text: null });
  const set = (typed: string) => form.setFieldValue('target.perYear', typed);
  const value = unit === 'D' ? formatSigned(meant ?? 0) : formatPlain(meant ?? 0, 2);
  const setUnit = (one: 'D' | 'mm') => form.setFieldValue('target.unit', one);

  function effectOn({ perYear: earlierPerYear, text: words }: NonNullable<SeriesVisit['target']>) {
    if (perYear === null) return undefined;
    const isSame = earlierPerYear === perYear && (words ?? '') === form.values.target.text;
    return isSame ? 'repeats' : 'replaces';
  }

  /** The question about a number that has the wrong sign, or that may have been meant in the other unit. */
  function question(): Warning | undefined {
    if (perYear !== null && isRapidTarget(perYear, unit)) {
      const rapid = formatPlain(rapidGrowth.mmPerYear, 2);
      const fix = { label: t('note.use', { value: t('unit.D') }), run: () => setUnit('D') };
      return { text: t('note.targetRapid', { rapid }), fixes: [fix] };
    }
    if (meant === null) return undefined;
    return {
      text: t('note.targetSign'),
      fixes: [{ label: t('note.use', { value }), run: () => set(value) }],
    };
  }
  return (
    <div className={styles.target} aria-live="polite">
      <NumberField
        label={t('field.target')}
        unit={t(`unit.${unit}`)}
        decimals={2}
        value={text}
        error={form.errors['target.perYear']}
        description={
          <Suspense>
            {perYear === null ? t('form.targetHelp') : <TargetSentence perYear={perYear} unit={unit} />}
            <Gap />
            {before && <TargetBefore before={before} effect={effectOn(before.target)} />}
            {kept.map(one => (
              <Fragment key={one.target.unit}>
                {(before || one !== kept[0]) && <Gap />}
                <TargetBefore before={one} effect={perYear === null ? undefined : 'standsBeside'} />
              </Fragment>
            ))}
          </Suspense>
        }
        warning={question()}
        onChange={set}
      />
      <Segments
        label={t('field.targetUnit')}
        options={units.map(one => ({ value: one, label: t(`unit.${one}`) }))}
        value={unit}
        onChange={setUnit}
      />
    </div>
  );
}
