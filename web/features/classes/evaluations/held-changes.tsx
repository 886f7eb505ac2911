import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionChild } from '../../../../shared/features/classes/sessions/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { EvaluationQueue, QueueState } from './evaluation-queue.ts';

interface HeldChangesProps {
  queue: EvaluationQueue;
  held: NonNullable<QueueState['held']>;
  known: readonly SessionChild[];
}

export function HeldChanges({ queue, held: { changes, error }, known }: HeldChangesProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const errorText = useErrorText();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const named = known.filter(({ id }) => changes.some(({ caseId }) => caseId === id));
  const names = list.format(named.map(({ fullName }) => fullName));
  const count = changes.length;
  return (
    <Notice
      tone="danger"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={() => void queue.retry()}>
            {t('common:retry')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => queue.discard()}>
            {t('held.discard')}
          </Button>
        </Group>
      }
    >
      {names ? t('held.of', { count, names }) : t('held.some', { count })} {errorText(error, 'edit')}
    </Notice>
  );
}
