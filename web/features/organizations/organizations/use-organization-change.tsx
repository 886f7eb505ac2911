import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { organizationQuery } from './queries.ts';

interface OrganizationSave {
  /** Mutation callbacks; `saveAgain` saves over the given version. */
  handlers: (saveAgain: (version: number) => void) => {
    onSuccess: () => void;
    onError: (error: unknown) => void;
  };
  /** Render it with the form. */
  dialog: ReactNode;
}

/**
 * Handles the result of saving: a toast, field errors, or on a version conflict
 * the choice between both versions.
 */
export function useOrganizationChange(
  { id }: FullOrganization,
  showRefusal: (error: unknown) => void,
  takeTheirs: (theirs: FullOrganization) => void,
): OrganizationSave {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const [conflict, setConflict] = useState<{ theirs: FullOrganization; mine: () => void }>();

  async function loadConflict(saveAgain: (version: number) => void): Promise<void> {
    try {
      const theirs = await call(organizations.getOrganization, { organizationId: id });
      setConflict({ theirs, mine: () => saveAgain(theirs.version) });
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  const dialog = (
    <ConfirmDialog
      isOpen={conflict !== undefined}
      title={t('conflict.title')}
      consequence={t('conflict.consequence')}
      confirm={t('conflict.takeTheirs')}
      keep={t('conflict.keepMine')}
      onConfirm={() => {
        if (!conflict) return;
        queryClient.setQueryData(organizationQuery(id).queryKey, conflict.theirs);
        takeTheirs(conflict.theirs);
        setConflict(undefined);
      }}
      onKeep={() => {
        conflict?.mine();
        setConflict(undefined);
      }}
    />
  );
  return {
    dialog,
    handlers: saveAgain => ({
      onSuccess: () => void toastDone(t('toast.saved')),
      onError: error => {
        if (error instanceof CallError && error.code === 'version.conflict') {
          void loadConflict(saveAgain);
          return;
        }
        showRefusal(error);
        void toastFailed(errorText(error, 'edit'));
      },
    }),
  };
}
