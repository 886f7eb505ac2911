import { useTranslation } from 'react-i18next';
import { sayTarget } from '../../../../../../shared/features/eye/report-texts/change-words.ts';
import { useReportTexts } from '../../../progression/use-report-texts.ts';

/** How the report will print a target, in dioptres or millimetres per year. */
export function TargetSentence(target: { perYear: number; unit: 'D' | 'mm' }) {
  const { t } = useTranslation('eye');
  const { changes } = useReportTexts();
  return t('form.targetPrinted', { target: sayTarget(changes, target) });
}
