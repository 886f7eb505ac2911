import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarOff, IconCircleCheck, IconCircleX, IconClock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profile as calls } from '../../../../shared/features/people/profile/endpoints.ts';
import type { Certificate, Profile } from '../../../../shared/features/people/profile/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { CertificateForm } from './certificate-form.tsx';
import { cacheProfile } from './profile-query.ts';

const statusStyles = {
  waiting: { Icon: IconClock, tone: 'attention' },
  verified: { Icon: IconCircleCheck, tone: 'good' },
  rejected: { Icon: IconCircleX, tone: 'danger' },
  expired: { Icon: IconCalendarOff, tone: 'quiet' },
} as const;

/** The user's certificates. At least one is required, so the form is open while there is none. */
export function CertificatesTab({ profile: { certificates } }: { profile: Profile }) {
  const { t } = useTranslation('settings');
  const [isAdding, adding] = useDisclosure(certificates.length === 0);
  return (
    <>
      <p className={`${layout.soft} ${layout.small}`}>{t('certificate.help')}</p>
      {certificates.map(certificate => (
        <CertificateCard key={certificate.id} certificate={certificate} />
      ))}
      {isAdding ? (
        <CertificateForm onDone={adding.close} />
      ) : (
        <div>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={adding.open}>
            {t('certificate.add')}
          </Button>
        </div>
      )}
    </>
  );
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation(['settings', 'ui']);
  const { date } = useCalendarDates();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const removing = useApiMutation(calls.removeCertificate, cacheProfile);
  const { id, title, module, issuedOn, expiresOn, status, reason } = certificate;

  function remove(): void {
    removing.mutate(
      { certificateId: id },
      {
        onSuccess: () => toastDone(t('toast.removed')),
        onError: error => toastFailed(errorText(error, 'edit')),
      },
    );
  }

  return (
    <section className={card.small}>
      <div className={layout.bar}>
        <h2>{title}</h2>
        <Status label={t(`certificate.status.${status}`)} {...statusStyles[status]} />
      </div>
      <p className={`${layout.soft} ${layout.small}`}>
        {[
          ...(module ? [t(`module.${module}`)] : []),
          t('certificate.issued', { day: date(issuedOn) }),
          expiresOn ? t('certificate.expires', { day: date(expiresOn) }) : t('certificate.noEnd'),
        ].join(' · ')}
      </p>
      {reason && <p>{reason}</p>}
      <div>
        <Button variant="subtle" color="red" size="compact-md" onClick={() => setAsking(true)}>
          {t('ui:file.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('certificate.removeTitle', { title })}
        consequence={t('certificate.removeConsequence')}
        confirm={t('ui:file.remove')}
        keep={t('ui:act.keep')}
        isWorking={removing.isPending}
        onConfirm={remove}
        onKeep={() => setAsking(false)}
      />
    </section>
  );
}
