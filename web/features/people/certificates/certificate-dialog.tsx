import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { WaitingCertificate } from '../../../../shared/features/people/certificates/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FilePreview } from '../../../ui/file/file-preview.tsx';
import { CertificateDecision } from './certificate-decision.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './certificates.module.css';

interface CertificateDialogProps {
  waiting: WaitingCertificate | undefined;
  position: { number: number; of: number };
  onNext: () => void;
  onClose: () => void;
}

export function CertificateDialog({ waiting, position, onNext, onClose }: CertificateDialogProps) {
  const { t } = useTranslation('organizations');
  return (
    <Dialog
      isOpen={waiting !== undefined}
      onClose={onClose}
      title={t('certificates.title', position)}
      size={1080}
      fillsPhone
    >
      {waiting && (
        <div className={styles.columns} key={waiting.certificate.id}>
          <CertificateFile waiting={waiting} />
          <div className={styles.side}>
            <CertificateFacts waiting={waiting} />
            <CertificateDecision waiting={waiting} hasOthers={position.of > 1} onNext={onNext} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function CertificateFile({ waiting: { person, certificate } }: { waiting: WaitingCertificate }) {
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['organizations', 'certificate-file', certificate.id],
    queryFn: ({ signal }) =>
      call(
        certificates.getCertificateFile,
        { personId: person.id, certificateId: certificate.id },
        { signal },
      ),
    staleTime: 60_000,
    gcTime: 0,
  });
  if (error) return <Notice tone="attention">{errorText(error)}</Notice>;
  return data ? <FilePreview file={data} label={certificate.title} /> : <Skeleton height={480} />;
}
