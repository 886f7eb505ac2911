import { IconCopy, IconPencil, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/feedback/status.tsx';
import { isCopy, type OwnActivityRow } from './search-own.ts';

/** Whether an activity is a copy or a custom one, and whether colleagues are offered it. */
export function OwnActivityKind({ row }: { row: OwnActivityRow }) {
  const { t } = useTranslation('courses');
  if (isCopy(row)) return <Status Icon={IconCopy} label={t('copy.kind')} />;
  const { isShared } = row;
  return (
    <Status
      Icon={isShared ? IconShare : IconPencil}
      label={t(isShared ? 'own.kind.shared' : 'own.kind.custom')}
    />
  );
}
