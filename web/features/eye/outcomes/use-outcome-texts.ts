import { useTranslation } from 'react-i18next';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type {
  HiddenGroup,
  OutcomeMean,
  OutcomeRate,
  OutcomeRow,
} from '../../../../shared/features/eye/outcomes/schema.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

/** Shown instead of a value that is based on no children. */
const nothing = '–';

export function useOutcomeTexts() {
  const { t } = useTranslation(['outcomes', 'eye']);
  const lang = useLocale();
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });

  const hiddenText = (hidden: HiddenGroup) => t(hidden === 'few' ? 'under10' : 'withheld');
  const between = ([low, high]: readonly [number, number], text: (value: number) => string) =>
    t('between', { low: text(low), high: text(high) });

  function treatmentName({ treatment }: Pick<OutcomeRow, 'treatment'>): string {
    if (treatment === null) return t('all');
    return treatment === 'combined' ? t('combined') : t(`eye:intervention.${treatment}`);
  }

  return {
    treatmentName,
    rowName: (row: OutcomeRow) => (row.age === null ? treatmentName(row) : t(`age.${row.age}`)),
    size: ({ size, hidden }: OutcomeRow['children']) => (hidden ? hiddenText(hidden) : String(size ?? 0)),
    mean: ({ mean, hidden }: Pick<OutcomeMean, 'mean'> & Partial<Pick<OutcomeMean, 'hidden'>>) =>
      hidden ? hiddenText(hidden) : mean === null ? nothing : formatSigned(mean),
    expected: (value: number | null) => (value === null ? nothing : formatSigned(value)),
    interval: ({ interval }: Pick<OutcomeMean, 'interval'>) =>
      interval && between(interval, value => formatSigned(value)),
    sizeOf: ({ size }: Pick<OutcomeMean, 'size'>) => (size ? `n = ${size}` : null),
    rate: ({ share, hidden }: OutcomeRate) =>
      hidden ? hiddenText(hidden) : share === null ? nothing : percent.format(share),
    rateDetail: ({ count, size, interval }: OutcomeRate) =>
      interval && ([t('of', { count, size }), between(interval, value => percent.format(value))] as const),
  };
}
