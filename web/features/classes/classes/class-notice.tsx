import { useTranslation } from 'react-i18next';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';

interface ClassNoticeProps {
  record: Pick<Class, 'archivedAt' | 'owner' | 'teachers'>;
  mayChange: boolean;
}

/** Says why a class cannot be changed: it is archived, or others change it. */
export function ClassNotice({ record: { archivedAt, owner, teachers }, mayChange }: ClassNoticeProps) {
  const { t } = useTranslation(['classes', 'common']);
  const isArchived = archivedAt !== null;
  if (!isArchived && mayChange) return null;
  const names = new Set([owner, ...teachers].map(({ fullName }) => fullName));
  return (
    <div className={layout.below16}>
      <Notice>
        {isArchived ? t('archivedNotice') : t('ofColleagues', { names: [...names].join(t('common:comma')) })}
      </Notice>
    </div>
  );
}
