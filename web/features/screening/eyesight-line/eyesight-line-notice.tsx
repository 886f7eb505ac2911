import { Box, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasEyesightLine,
  isEyesightLineAsked,
} from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { normsQuery } from '../settings/queries.ts';
import { EyesightLineDialog } from './eyesight-line-dialog.tsx';

/**
 * Says that the organisation has not chosen its eyesight line (the acuity below which a child needs
 * follow-up). Admins can choose it here; other users see whom to ask.
 * @param isInSettings shows the notice even if it was postponed
 */
export function EyesightLineNotice({ isInSettings = false }: { isInSettings?: boolean }) {
  const { t } = useTranslation('learning');
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  const { data: norms } = useQuery(normsQuery);
  const [isChoosing, setChoosing] = useState(false);
  const isShown = norms && (isInSettings ? !hasEyesightLine(norms.sets) : isEyesightLineAsked(norms));
  if (!isShown || isReadOnly) return null;
  return (
    <Box mb="md">
      {role === 'admin' ? (
        <Notice
          tone="attention"
          action={
            <Button variant="default" onClick={() => setChoosing(true)}>
              {t('eyesightLine.open')}
            </Button>
          }
        >
          {t('eyesightLine.notice')}
        </Notice>
      ) : (
        <ForOthers />
      )}
      {isChoosing && <EyesightLineDialog norms={norms} onClose={() => setChoosing(false)} />}
    </Box>
  );
}

function ForOthers() {
  const { t } = useTranslation('learning');
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const admins = colleagues.filter(({ role }) => role === 'admin').map(({ fullName }) => fullName);
  return (
    <Notice>
      {admins.length > 0
        ? t('eyesightLine.noticeNames', { names: list.format(admins) })
        : t('eyesightLine.noticeAdmins')}
    </Notice>
  );
}
