import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childRecords } from '../../../../shared/core/ids.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { ErasureReason } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { type DataCategory, erasureGraceDays } from '../../../../shared/features/privacy/erasures/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../case-rights/rights-tab.module.css';
import { useDecision } from '../case-rights/use-case-rights.ts';

export function EraseDialog({ record, onClose }: { record: Case; onClose: () => void }) {
  const { t } = useTranslation(['privacy', 'ui']);
  const text = useText();
  const dates = useInstants();
  const { id: caseId, fullName: name } = record;
  const [reason, setReason] = useState('');
  const [typedName, setTypedName] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { decide, isDeciding } = useDecision(erasures.planErasure, ({ erasure }) =>
    t('erasure.done', { at: dates.instant(erasure?.beginsAt ?? '') }),
  );
  const { data } = useQuery({
    queryKey: ['case-rights', caseId, 'data'],
    queryFn: ({ signal }) => call(erasures.countCaseData, { caseId }, { signal }),
    gcTime: 0,
  });

  function countOf(category: DataCategory, count: number): string {
    const document = contributionsTo('documents').find(({ kind }) => childRecords[kind] === category);
    return document
      ? text(document.counted, { count })
      : t(`erasure.count.${category}` as 'erasure.count.records', { count });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const chosen = ErasureReason.safeParse(reason).data;
    const wrong = {
      ...(!chosen && { reason: 'validation.required' }),
      ...(typedName.trim() !== name && { typedName: 'validation.other_name' }),
    };
    if (!chosen || Object.keys(wrong).length > 0) return setErrors(wrong);
    const refused = await decide({ caseId, reason: chosen, typedName });
    if (refused) setErrors(refused);
    else onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('erasure.dialog', { name })} size={520}>
      <form noValidate onSubmit={submit} className={layout.column16}>
        {data && (
          <div>
            <p>{t('erasure.goes')}</p>
            <ul className={styles.list}>
              {data.counts
                .filter(({ count }) => count > 0)
                .map(({ category, count }) => (
                  <li key={category}>{countOf(category, count)}</li>
                ))}
            </ul>
          </div>
        )}
        <p>{t('erasure.stays')}</p>
        <SelectField
          label={t('ui:field.reason')}
          required
          options={ErasureReason.options.map(value => ({ value, label: t(`erasure.reasons.${value}`) }))}
          value={reason}
          error={errors.reason}
          onChange={setReason}
        />
        <LineField
          label={t('erasure.name')}
          description={t('erasure.nameHelp', { name })}
          required
          autoComplete="off"
          value={typedName}
          error={errors.typedName}
          onChange={event => setTypedName(event.currentTarget.value)}
        />
        <p>{t('erasure.now', { days: erasureGraceDays })}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('erasure.keep')}
          </Button>
          <Button type="submit" color="red" loading={isDeciding}>
            {t('erasure.confirm', { days: erasureGraceDays })}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
