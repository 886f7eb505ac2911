import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { RetentionFields, type RetentionRule } from '../../../../shared/features/privacy/retention/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../case-rights/rights-tab.module.css';
import { retentionQuery } from './retention-query.ts';

export function RetentionForm({ rule }: { rule: RetentionRule }) {
  const { t } = useTranslation(['privacy', 'ui']);
  const errorText = useErrorText();
  const [untilAge, setUntilAge] = useState(String(rule.untilAge));
  const [years, setYears] = useState(String(rule.yearsAfterLastEntry));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutateAsync, isPending } = useApiMutation(retention.changeRetention);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fields = {
      untilAge: numberIn(untilAge) ?? undefined,
      yearsAfterLastEntry: numberIn(years) ?? undefined,
    };
    const checked = RetentionFields.safeParse(fields);
    if (!checked.success) return setErrors(wrongIn(checked.error.issues));
    try {
      await mutateAsync({ ...checked.data, version: rule.version });
      toastDone(t('retention.saved'));
    } catch (error) {
      if (error instanceof CallError) setErrors(error.fields);
      toastFailed(errorText(error, 'edit'));
    }
    await queryClient.invalidateQueries({ queryKey: retentionQuery.queryKey });
  }

  return (
    <section className={card.small}>
      <h2>{t('keep.title')}</h2>
      <p>{t('retention.text')}</p>
      <form noValidate onSubmit={submit} className={layout.column16}>
        <div className={styles.numbers}>
          <NumberField
            label={t('retention.untilAge')}
            unit={t('retention.yearsOld')}
            required
            value={untilAge}
            error={errors.untilAge}
            onChange={setUntilAge}
          />
          <NumberField
            label={t('retention.afterEntry')}
            unit={t('retention.years')}
            required
            value={years}
            error={errors.yearsAfterLastEntry}
            onChange={setYears}
          />
        </div>
        <div className={layout.wrap8}>
          <Button type="submit" loading={isPending}>
            {t('ui:act.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

const wrongIn = (issues: readonly { path: PropertyKey[] }[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path }) => [String(path[0]), 'validation.years']));
