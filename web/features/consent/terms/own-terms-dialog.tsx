import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { OwnTerm } from '../../../../shared/features/consent/terms/schema.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import styles from '../../../ui/text/terms.module.css';
import { refreshOwnTerms } from './own-terms-query.ts';

interface OwnTermsDialogProps {
  term: OwnTerm;
  onLater: () => void;
  onAccepted?: () => void;
}

function OwnTermsDialog({ term, onLater, onAccepted }: OwnTermsDialogProps) {
  const { id: termId, textVersion, texts, isRequired, acceptedAt, acceptedEarlier } = term;
  const { t } = useTranslation(['shell', 'common']);
  const locale = useLocale();
  const errorText = useErrorText();
  const accepting = useApiMutation(terms.acceptTerm, refreshOwnTerms);
  const language = readableLanguage(texts, locale);
  const text = texts[language];
  const lead = !isRequired ? 'terms.optional' : acceptedEarlier ? 'terms.again' : 'terms.asked';

  function accept(): void {
    accepting.mutate(
      { termId, textVersion, locale },
      {
        onSuccess: () => {
          toastDone(t('terms.done'));
          onAccepted?.();
        },
        onError: refusal => {
          const hasChanged = isConflict(refusal);
          if (hasChanged) void refreshOwnTerms();
          toastFailed(hasChanged ? t('terms.changed') : errorText(refusal, 'edit'));
        },
      },
    );
  }

  return (
    <Dialog isOpen isUnasked={!onAccepted} onClose={onLater} title={text?.title ?? ''} size="lg">
      {!acceptedAt && <p className={styles.lead}>{t(lead)}</p>}
      {text && (
        <div lang={language} data-autofocus tabIndex={-1}>
          <RichText value={text.description} />
        </div>
      )}
      <DialogButtons cancel={t(acceptedAt ? 'common:close' : 'terms.later')} onCancel={onLater}>
        {!acceptedAt && (
          <Button loading={accepting.isPending} onClick={accept}>
            {t('terms.accept')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

export { OwnTermsDialog as Component };
