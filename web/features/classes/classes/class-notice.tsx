import { useTranslation } from 'react-i18next';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface ClassNoticeProps {
  record: Pick<Class, 'archivedAt' | 'owner' | 'teachers'>;
  mayChange: boolean;
}

/** Says why a class cannot be changed: it is archived, or others change it. */
export function ClassNotice({ record: { archivedAt, owner, teachers }, mayChange }: ClassNoticeProps) {
  const { t } = useTranslation(['classes', 'common']);
  if (archivedAt !== null) return <Notice>{t('archivedNotice')}</Notice>;
  if (mayChange) return null;
  const names = new Set([owner, ...teachers].map(({ fullName }) => fullName));
  return <Notice>{t('ofColleagues', { names: [...names].join(t('common:comma')) })}</Notice>;
}
