import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import { ExtendQrCodeDialog } from './extend-qr-code-dialog.tsx';
import { LiveQrCode } from './live-qr-code.tsx';
import { MakeQrCodeDialog } from './make-qr-code-dialog.tsx';
import styles from './qr-code.module.css';
import { QrCodeFacts } from './qr-code-facts.tsx';
import { qrCodeQuery } from './queries.ts';
import { useMayChange } from './use-may-change.ts';

function QrCodeTab() {
  const { t } = useTranslation(['qr', 'common']);
  const errorText = useErrorText();
  const { organization } = useSession();
  const { data: code, isError, error, isPending, refetch } = useQuery(qrCodeQuery(organization?.id ?? ''));
  usePageTitle(t('title'));
  if (isError && code === undefined) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (isPending) return <PartLoading height={360} />;
  if (!code) return <NoQrCode />;
  /** Also true on a page that was loaded before the last day ended. */
  const isOver = code.lastDay < todayIn(organization?.timeZone);
  return (
    <>
      {organization?.officeNumber === null && <Unreachable organizationId={organization.id} />}
      {code.state === 'live' && code.token && !isOver ? (
        <LiveQrCode code={code} token={code.token} />
      ) : (
        <EndedQrCode code={code} />
      )}
    </>
  );
}

/** Warns that the organisation has no phone number, the only contact that the form for families shows. */
function Unreachable({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('qr');
  const to = useTo();
  const mayChange = useMayChange();
  return (
    <div className={layout.below16}>
      <Notice
        tone="attention"
        action={
          mayChange && (
            <Button component={Link} to={to('organization', { id: organizationId })} variant="default">
              {t('unreachable.action')}
            </Button>
          )
        }
      >
        {t('unreachable.text')} {!mayChange && t('unreachable.askAdmin')}
      </Notice>
    </div>
  );
}

function NoQrCode() {
  const { t } = useTranslation('qr');
  const mayMake = useMayChange();
  const [isMaking, dialog] = useDisclosure(false);
  return (
    <>
      <EmptyList
        title={t('none.title')}
        text={t(mayMake ? 'none.text' : 'none.askAdmin')}
        action={
          mayMake && (
            <Button leftSection={<IconQrcode size={18} aria-hidden />} onClick={dialog.open}>
              {t('make.title')}
            </Button>
          )
        }
      />
      {isMaking && <MakeQrCodeDialog code={null} onClose={dialog.close} />}
    </>
  );
}

export { QrCodeTab as Component };

function EndedQrCode({ code }: { code: QrCode }) {
  const { t } = useTranslation('qr');
  const { date } = useCalendarDates();
  const { day } = useInstants();
  const [open, setOpen] = useState<'make' | 'extend'>();
  const mayChange = useMayChange();
  const close = () => setOpen(undefined);
  const isExpired = code.state !== 'revoked';
  return (
    <section className={`${card.card} ${styles.words}`} aria-labelledby="qr-code">
      <h2 id="qr-code">
        {isExpired
          ? t('expired.title', { day: date(code.lastDay) })
          : t('revoked.title', { day: code.revokedAt ? day(code.revokedAt) : '' })}
      </h2>
      <p>{t(isExpired ? 'expired.text' : 'revoked.text')}</p>
      <QrCodeFacts code={code} />
      {!mayChange && <p>{t('none.askAdmin')}</p>}
      {mayChange && (
        <div className={styles.buttons}>
          {isExpired && (
            <Button leftSection={<IconCalendar size={18} aria-hidden />} onClick={() => setOpen('extend')}>
              {t('extend.title')}
            </Button>
          )}
          <Button
            variant={isExpired ? 'default' : 'filled'}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => setOpen('make')}
          >
            {t('make.title')}
          </Button>
        </div>
      )}
      {open === 'make' && <MakeQrCodeDialog code={code} onClose={close} />}
      {open === 'extend' && <ExtendQrCodeDialog code={code} onClose={close} />}
    </section>
  );
}
