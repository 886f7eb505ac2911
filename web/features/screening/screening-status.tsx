import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Screening } from '../../../shared/features/screening/screenings/schema.ts';
import { Status } from '../../ui/feedback/status.tsx';

export function ScreeningStatusBadge({ screening }: { screening: Pick<Screening, 'status' | 'finishedAt'> }) {
  const { t } = useTranslation('learning');
  const { status, finishedAt } = screening;
  if (status === 'draft')
    return <Status Icon={IconPencil} label={t(finishedAt ? 'status.reopened' : 'status.draft')} />;
  return <Status Icon={IconCheck} label={t(`status.${status}`)} tone="good" />;
}
