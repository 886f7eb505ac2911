import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { RetentionFields, type RetentionRule } from '../../../../shared/features/privacy/retention/schema.ts';
import { CallError, conflictOf } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { FieldConflictDialog } from '../../../ui/dialog/field-conflict-dialog.tsx';
import { partsOfFields } from '../../../ui/dialog/value-parts.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../case-rights/rights-tab.module.css';
import { retentionQuery } from './retention-query.ts';

interface Typed {
  untilAge: string;
  yearsAfterLastEntry: string;
}

const parts = partsOfFields<Typed, keyof Typed>(['untilAge', 'yearsAfterLastEntry']);
const labels = { untilAge: 'retention.untilAge', yearsAfterLastEntry: 'retention.afterEntry' } as const;

const typedOf = ({ untilAge, yearsAfterLastEntry }: Pick<RetentionRule, keyof Typed>): Typed => ({
  untilAge: String(untilAge),
  yearsAfterLastEntry: String(yearsAfterLastEntry),
});

/** Form of the retention rule; detects conflicts by the version that the form started from. */
export function RetentionForm({ rule }: { rule: RetentionRule }) {
  const { t } = useTranslation(['privacy', 'ui']);
  const errorText = useErrorText();
  const [base, setBase] = useState(rule);
  const [typed, setTyped] = useState(() => typedOf(rule));
  const [theirs, setTheirs] = useState<RetentionRule>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useApiMutation(retention.changeRetention);
  const before = typedOf(base);
  if (rule.version > base.version && isSame(typed, before)) beginWith(rule);

  function beginWith(stored: RetentionRule, values = typedOf(stored)): void {
    setBase(stored);
    setTheirs(undefined);
    setTyped(values);
    setErrors({});
  }

  function save(values: Typed, { version }: RetentionRule): void {
    const checked = RetentionFields.safeParse({
      untilAge: numberIn(values.untilAge) ?? undefined,
      yearsAfterLastEntry: numberIn(values.yearsAfterLastEntry) ?? undefined,
    });
    setErrors(checked.success ? {} : wrongIn(checked.error.issues));
    if (!checked.success) return;
    mutate(
      { ...checked.data, version },
      {
        onSuccess: saved => {
          beginWith(saved);
          queryClient.setQueryData(retentionQuery.queryKey, saved);
          void queryClient.invalidateQueries({ queryKey: retentionQuery.queryKey });
          toastDone(t('retention.saved'));
        },
        onError: error => {
          const current = conflictOf(retention.changeRetention, error);
          setTheirs(current);
          if (current) return;
          if (error instanceof CallError) setErrors(error.fields);
          toastFailed(errorText(error, 'edit'));
        },
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(typed, base);
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
            value={typed.untilAge}
            error={errors.untilAge}
            disabled={isPending}
            onChange={untilAge => setTyped({ ...typed, untilAge })}
          />
          <NumberField
            label={t('retention.afterEntry')}
            unit={t('retention.years')}
            required
            value={typed.yearsAfterLastEntry}
            error={errors.yearsAfterLastEntry}
            disabled={isPending}
            onChange={yearsAfterLastEntry => setTyped({ ...typed, yearsAfterLastEntry })}
          />
        </div>
        <div className={layout.wrap8}>
          <Button type="submit" loading={isPending}>
            {t('ui:act.save')}
          </Button>
        </div>
      </form>
      {theirs && (
        <FieldConflictDialog
          other={{}}
          parts={parts}
          before={before}
          theirs={typedOf(theirs)}
          mine={typed}
          labelOf={key => t(labels[key])}
          textOf={(key, values) => values[key]}
          onTakeTheirs={() => {
            queryClient.setQueryData(retentionQuery.queryKey, theirs);
            beginWith(theirs);
          }}
          onSave={merged => {
            beginWith(theirs, merged);
            save(merged, theirs);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </section>
  );
}

const wrongIn = (issues: readonly { path: PropertyKey[] }[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path }) => [String(path[0]), 'validation.years']));
