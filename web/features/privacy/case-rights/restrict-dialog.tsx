import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import {
  type CaseRights,
  RestrictionReason,
} from '../../../../shared/features/privacy/case-rights/schema.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useDecision } from './use-case-rights.ts';

interface RestrictDialogProps {
  caseId: string;
  before: CaseRights['restriction'];
  onClose: () => void;
}

export function RestrictDialog({ caseId, before, onClose }: RestrictDialogProps) {
  const { t } = useTranslation(['privacy', 'common', 'ui']);
  const [reason, setReason] = useState<string>(before?.reason ?? '');
  const [note, setNote] = useState(before?.note ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { decide, isDeciding } = useDecision(caseRights.restrictCase, () => t('restriction.done'));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const chosen = RestrictionReason.safeParse(reason).data;
    if (!chosen) return setErrors({ reason: 'validation.required' });
    const wrong = await decide({ caseId, reason: chosen, note: note.trim() || null });
    if (wrong) setErrors(wrong);
    else onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('restriction.start')} size={480}>
      <form noValidate onSubmit={submit} className={layout.column16}>
        <SelectField
          label={t('ui:field.reason')}
          required
          options={RestrictionReason.options.map(value => ({
            value,
            label: t(`restriction.reasons.${value}`),
          }))}
          value={reason}
          error={errors.reason}
          onChange={setReason}
        />
        <LineField
          label={t('restriction.note')}
          value={note}
          error={errors.note}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isDeciding}>
            {t('restriction.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
