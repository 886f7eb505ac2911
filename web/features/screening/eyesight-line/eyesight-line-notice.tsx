import { Box, Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasEyesightLine,
  isEyesightLineAsked,
} from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Gap } from '../../../ui/text/gap.tsx';
import styles from '../results/result.module.css';
import { normsQuery } from '../settings/queries.ts';

const EyesightLineDialog = lazyComponent(
  async () => (await import('./eyesight-line-dialog.tsx')).EyesightLineDialog,
);

/**
 * Says that the organisation has not chosen its eyesight line (the acuity below which a child needs
 * follow-up). Admins can choose it here; other users see whom to ask.
 * @param isInSettings shows the whole notice, even if it was postponed
 */
export function EyesightLineNotice({ isInSettings = false }: { isInSettings?: boolean }) {
  const { t } = useTranslation('learning');
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  const { data: norms } = useQuery(normsQuery);
  const [isChoosing, setChoosing] = useState(false);
  const isShown = norms && (isInSettings ? !hasEyesightLine(norms.sets) : isEyesightLineAsked(norms));
  if (!isShown || isReadOnly) return null;
  const hasNorms = norms.sets.some(({ isApproved }) => isApproved);
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
          <NoticeText isLong={isInSettings} hasNorms={hasNorms} text={t('eyesightLine.notice')} />
        </Notice>
      ) : (
        <ForOthers isLong={isInSettings} hasNorms={hasNorms} />
      )}
      {isChoosing && <EyesightLineDialog norms={norms} onClose={() => setChoosing(false)} />}
    </Box>
  );
}

interface NoticeTextProps {
  /** Whether the whole text is shown from the start. */
  isLong: boolean;
  /** Whether the organisation has norms for other tests. */
  hasNorms: boolean;
  text: string;
}

/** One sentence with a button that opens the whole text, so that the notice leaves room on a phone. */
function NoticeText({ isLong, hasNorms, text }: NoticeTextProps) {
  const { t } = useTranslation('learning');
  const [isOpen, setOpen] = useState(isLong);
  if (isOpen) return text;
  return (
    <>
      {t(hasNorms ? 'eyesightLine.short' : 'eyesightLine.shortNone')}
      <Gap />
      <UnstyledButton fz="inherit" className={styles.choose} onClick={() => setOpen(true)}>
        {t('eyesightLine.more')}
      </UnstyledButton>
    </>
  );
}

function ForOthers({ isLong, hasNorms }: Omit<NoticeTextProps, 'text'>) {
  const { t } = useTranslation('learning');
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const admins = colleagues.filter(({ role }) => role === 'admin').map(({ fullName }) => fullName);
  return (
    <Notice>
      <NoticeText
        isLong={isLong}
        hasNorms={hasNorms}
        text={
          admins.length > 0
            ? t('eyesightLine.noticeNames', { names: list.format(admins) })
            : t('eyesightLine.noticeAdmins')
        }
      />
    </Notice>
  );
}
