import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthsAfter } from '../../../../../shared/core/dates/days.ts';
import { languageTag } from '../../../../../shared/core/languages.ts';
import type { SeriesVisit } from '../../../../../shared/features/eye/progression/series.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { visitFields } from '../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { familyLanguageOf } from '../../../../platform/features/use-report-language.ts';
import { useLanguage } from '../../../../platform/i18n/use-locale.ts';
import { writtenLanguages } from '../../../../platform/i18n/written-languages.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import { DayButtons } from '../../../../ui/form/day-buttons.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { AfterAtropine } from './after-atropine.tsx';
import styles from './eye-form.module.css';
import { FieldInput } from './measurements/field-input.tsx';
import type { EyeForm } from './use-eye-form.ts';

const intervals = [3, 6, 12] as const;

interface FollowUpStepProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
  /** Earlier finished visits of the child. */
  earlier: readonly SeriesVisit[];
  /** Undefined while no child is chosen. */
  caseId: string | undefined;
}

export function FollowUpStep({ form, running, earlier, caseId }: FollowUpStepProps) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.fields}>
      <AfterAtropine form={form} running={running} earlier={earlier} />
      <div>
        <FieldInput form={form} field={visitFields.followUp} path="followUp" />
        <DayButtons
          days={intervals.map(count => ({
            label: t('form.inMonths', { count }),
            day: monthsAfter(form.values.date, count),
          }))}
          onChoose={day => form.setFieldValue('followUp', day)}
        />
      </div>
      <div className={layout.allColumns}>
        <FieldInput form={form} field={visitFields.comment} path="comment" />
        {caseId && <OtherLanguage caseId={caseId} />}
      </div>
    </div>
  );
}

/** Says in which language the family reads reports, if it is another than that of the page. */
function OtherLanguage({ caseId }: { caseId: string }) {
  const { t } = useTranslation('eye');
  const shown = useLanguage();
  const { organization } = useSession();
  const { data: child } = useQuery(childQuery(caseId));
  if (!child) return null;
  const { language, script } = familyLanguageOf(child, organization);
  const written = writtenLanguages.find(({ value }) => value === languageTag(language, script));
  if (!written || written.value === shown) return null;
  return <p className={layout.hint}>{t('form.familyReads', { language: written.label })}</p>;
}
