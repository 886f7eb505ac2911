import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import type { AcceptanceSource } from '../../../../shared/features/consent/joining-terms/schema.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../../../ui/text/terms.module.css';
import { TermsText } from '../../../ui/text/terms-text.tsx';
import { cacheAcceptance, termsQuery } from './terms-query.ts';

interface AcceptTermsDialogProps {
  isOpen: boolean;
  where: Exclude<AcceptanceSource, 'registration'>;
  onClose: () => void;
}

function AcceptTermsDialog({ isOpen, where, onClose }: AcceptTermsDialogProps) {
  const { t } = useTranslation('shell');
  const lang = useLocale();
  const errorText = useErrorText();
  const { organization, organizationUser } = useSession();
  const { id: organizationId = '', name = '' } = organization ?? {};
  const { data, error, refetch } = useQuery({ ...termsQuery(organizationId), enabled: isOpen });
  const accepting = useApiMutation(joiningTerms.acceptTerms, cacheAcceptance);
  const isAgain = (organizationUser?.acceptedTerms ?? 0) > 0;

  function accept(version: number): void {
    accepting.mutate(
      { organizationId, termsVersion: version, locale: lang, where },
      {
        onSuccess: () => {
          toastDone(t('terms.done'));
          onClose();
        },
        onError: refusal => {
          const hasChanged = isConflict(refusal);
          if (hasChanged) void refetch();
          toastFailed(hasChanged ? t('terms.changed') : errorText(refusal, 'edit'));
        },
      },
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      isUnasked={where === 'dialog'}
      onClose={onClose}
      title={t('terms.title', { organization: name })}
      size="lg"
    >
      <p className={styles.lead}>{t(isAgain ? 'terms.again' : 'terms.asked')}</p>
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {!error && !data && <Loader />}
      {data?.texts && (
        <div data-autofocus tabIndex={-1}>
          <TermsText texts={data.texts} />
        </div>
      )}
      <DialogButtons cancel={t('terms.later')} onCancel={onClose}>
        <Button
          loading={accepting.isPending}
          disabled={!data?.texts}
          onClick={() => data && accept(data.version)}
        >
          {t('terms.accept')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

export { AcceptTermsDialog as Component };
