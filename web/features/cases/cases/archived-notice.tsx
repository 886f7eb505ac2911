import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './case.module.css';
import { useArchive } from './use-archive.ts';

export function ArchivedNotice({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases');
  const { restore } = useArchive();
  const isReadOnly = useIsReadOnly();
  return (
    <div className={styles.notice} role="status">
      <Notice
        action={
          isReadOnly ? null : (
            <Button variant="subtle" onClick={() => restore(caseId)}>
              {t('menu.restore')}
            </Button>
          )
        }
      >
        {t('archived.text')}
      </Notice>
    </div>
  );
}
