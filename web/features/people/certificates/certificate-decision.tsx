import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequiredLine } from '../../../../shared/core/fields.ts';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { WaitingCertificate } from '../../../../shared/features/people/certificates/schema.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { refreshWaitingCertificates } from './queries.ts';

interface CertificateDecisionProps {
  waiting: WaitingCertificate;
  hasOthers: boolean;
  onNext: () => void;
}

export function CertificateDecision({ waiting, hasOthers, onNext }: CertificateDecisionProps) {
  const { t } = useTranslation(['organizations', 'common', 'ui']);
  const errorText = useErrorText();
  const [reason, setReason] = useState<string>();
  const [error, setError] = useState<string>();
  const deciding = useApiMutation(certificates.decideCertificate);
  const isRejecting = reason !== undefined;
  const { person, certificate } = waiting;

  function showNext(): void {
    onNext();
    void refreshWaitingCertificates();
  }

  function decide(isVerified: boolean): void {
    const wrong = isVerified ? undefined : RequiredLine.safeParse(reason).error?.issues[0]?.message;
    setError(wrong);
    if (wrong) return;
    deciding.mutate(
      {
        ...{ personId: person.id, certificateId: certificate.id, isVerified },
        reason: isVerified ? null : reason,
      },
      {
        onSuccess: () => {
          toastDone(t(isVerified ? 'toast.verified' : 'toast.rejected', { title: certificate.title }));
          showNext();
        },
        onError: failure => {
          toastFailed(errorText(failure, 'edit'));
          if (isConflict(failure)) showNext();
        },
      },
    );
  }

  if (isRejecting)
    return (
      <form
        noValidate
        className={layout.column12}
        onSubmit={event => {
          event.preventDefault();
          decide(false);
        }}
      >
        <LineField
          label={t('certificates.reason')}
          description={t('certificates.reasonHelp')}
          required
          data-autofocus
          value={reason}
          error={error}
          onChange={event => {
            setReason(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <div className={`${layout.stack8} ${layout.twoColumns}`}>
          <Button variant="default" onClick={() => setReason(undefined)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red" loading={deciding.isPending}>
            {t('ui:act.reject')}
          </Button>
        </div>
      </form>
    );
  return (
    <div className={layout.column12}>
      <div className={`${layout.stack8} ${layout.twoColumns}`}>
        <Button variant="default" disabled={deciding.isPending} onClick={() => setReason('')}>
          {t('certificates.rejectAsk')}
        </Button>
        <Button loading={deciding.isPending} onClick={() => decide(true)}>
          {t('certificates.verify')}
        </Button>
      </div>
      {hasOthers && (
        <Button variant="subtle" onClick={onNext}>
          {t('certificates.next')}
        </Button>
      )}
    </div>
  );
}
