import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDraft } from '../../../../shared/features/cases/drafts/schema.ts';
import { caseDraftsQuery, discardDraft } from '../../../platform/api/drafts.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { newVisitForm } from '../eye-reports/form/draft/draft-keys.ts';

interface BegunVisitsProps {
  /** The child of the page; without it, the visits of all children are listed with their names. */
  caseId?: string;
}

/** Visits that the user began and has not saved, which nobody else can see. Renders nothing without any. */
export function BegunVisits({ caseId }: BegunVisitsProps) {
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery({ ...caseDraftsQuery(newVisitForm), enabled: !isReadOnly });
  const begun = (data?.data ?? []).filter(draft => caseId === undefined || draft.case.id === caseId);
  if (isReadOnly || begun.length === 0) return null;
  return (
    <div className={layout.stack8}>
      {begun.map(draft => (
        <BegunVisit key={draft.case.id} draft={draft} isNamed={caseId === undefined} />
      ))}
    </div>
  );
}

function BegunVisit({ draft, isNamed }: { draft: CaseDraft; isNamed: boolean }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const errorText = useErrorText();
  const { instant } = useInstants();
  const [isAsking, setAsking] = useState(false);
  const { id, fullName } = draft.case;
  const discarding = useApiMutation(() => discardDraft({ form: newVisitForm, caseId: id }));

  function discard(): void {
    discarding.mutate(undefined, {
      onSuccess: () => toastDone(t('begun.discarded')),
      onError: error => toastFailed(errorText(error)),
      onSettled: () => setAsking(false),
    });
  }

  return (
    <Notice
      action={
        <Group gap="xs">
          <Button
            component={Link}
            to={`${to('createEyeReport')}?case=${id}`}
            variant="default"
            aria-label={t('begun.continueOf', { name: fullName })}
          >
            {t('begun.continue')}
          </Button>
          <Button
            variant="subtle"
            aria-label={t('begun.discardOf', { name: fullName })}
            onClick={() => setAsking(true)}
          >
            {t('begun.discard')}
          </Button>
        </Group>
      }
    >
      {t(isNamed ? 'begun.waitsOf' : 'begun.waits', { at: instant(draft.savedAt), name: fullName })}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('begun.discardTitle', { name: fullName })}
        consequence={t('begun.discardText')}
        confirm={t('begun.discard')}
        keep={t('begun.keep')}
        isWorking={discarding.isPending}
        onConfirm={discard}
        onKeep={() => setAsking(false)}
      />
    </Notice>
  );
}
