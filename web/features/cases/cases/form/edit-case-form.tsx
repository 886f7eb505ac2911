import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { CallError, conflictOf } from '../../../../platform/api/call-error.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../../platform/api/use-api-mutation.ts';
import { useServerDraft } from '../../../../platform/api/use-server-draft.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { beginningOf } from '../../../../ui/dialog/value-parts.ts';
import { CountUploads, useUploadCount } from '../../../../ui/feedback/running-uploads.ts';
import { SubmitButton } from '../../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../../ui/feedback/toast.ts';
import { DraftNotice } from '../../../../ui/form/draft-notice.tsx';
import { FormActions } from '../../../../ui/form/form-section.tsx';
import { SavedAt } from '../../../../ui/form/saved-at.tsx';
import { useLeaveGuard } from '../../../../ui/form/use-leave-guard.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { parseCaseDraft, serializeCaseDraft } from '../case-draft.ts';
import { caseQuery, refreshCases } from '../queries.ts';
import { partsOfCase } from './case-conflicts.ts';
import { CaseSections } from './case-sections.tsx';
import { assignedIdsOf, type CaseValues, toFields, toFormValues } from './case-values.ts';
import { useCaseForm } from './use-case-form.ts';

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

interface EditCaseFormProps {
  record: Case;
  autosave: Draft | null;
}

export const caseDraftKey = (caseId: string) => ({ form: 'case', caseId });

/**
 * Form for all details of a child; detects conflicts by the version of the case that the form started from.
 */
export function EditCaseForm({ record, autosave }: EditCaseFormProps) {
  const { t } = useTranslation(['cases', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [restored] = useState(() => parseCaseDraft(autosave?.body, toFormValues(record)));
  const [offeredAutosave, setOfferedAutosave] = useState(restored && autosave);
  const [version, setVersion] = useState(restored?.version ?? record.version);
  /** The case values that edits are compared with; a refetched case does not replace them. */
  const [before, setBefore] = useState(() => {
    const stored = toFormValues(record);
    return restored ? beginningOf(partsOfCase, stored, restored) : stored;
  });
  const [theirs, setTheirs] = useState<Case>();
  const { isUploading, count } = useUploadCount();
  const { form, node, isChanged, isFieldChanged, submit, showRefusal, restart } = useCaseForm(
    toFormValues(record),
    restored?.values,
  );
  const changed = isChanged ? partsOfCase.differing(form.values, before) : [];
  const body = isChanged ? serializeCaseDraft({ values: form.values, version, changed }) : null;
  const draft = useServerDraft(caseDraftKey(record.id), body, autosave);
  const { dialog, allowLeave } = useLeaveGuard(draft.isUnsaved, draft.leaving);
  const saving = useApiMutation(cases.changeCase, changed => {
    queryClient.setQueryData(caseQuery(changed.id).queryKey, changed);
    return refreshCases();
  });
  const address = to('case', { id: record.id });

  function save(values: CaseValues, onVersion = version): void {
    saving.mutate(
      {
        ...toFields(values),
        ...(isFieldChanged('assigned') && { assignedIds: assignedIdsOf(values) }),
        caseId: record.id,
        version: onVersion,
      },
      {
        onSuccess: () => {
          toastDone(t('toast.saved'));
          draft.finish();
          allowLeave();
          navigate(address);
        },
        onError: error => {
          const current = conflictOf(cases.changeCase, error);
          if (current) return setTheirs(current);
          if (error instanceof CallError && error.status === 404) refreshCases();
          showRefusal(error);
          toastFailed(errorText(error, 'edit'));
        },
      },
    );
  }

  function resetTo(current: Case): void {
    setVersion(current.version);
    setBefore(toFormValues(current));
    setTheirs(undefined);
    setOfferedAutosave(null);
    queryClient.setQueryData(caseQuery(current.id).queryKey, current);
    restart(toFormValues(current));
    draft.discard();
  }

  function saveMerged(current: Case, merged: CaseValues): void {
    setVersion(current.version);
    setBefore(toFormValues(current));
    setTheirs(undefined);
    form.setValues(merged);
    save(merged, current.version);
  }

  function discard(): void {
    const { values } = form;
    resetTo(record);
    const undo = () => {
      setVersion(version);
      setBefore(before);
      form.setValues(values);
    };
    toastDone(t('ui:draft.discarded'), undo);
  }

  return (
    <form ref={node} noValidate onSubmit={submit(values => save(values))}>
      {offeredAutosave && (
        <div className={layout.below16}>
          <DraftNotice at={offeredAutosave.savedAt} onDiscard={discard} />
        </div>
      )}
      <CountUploads value={count}>
        <CaseSections form={form} />
      </CountUploads>
      <FormActions
        status={<SavedAt isPrivate at={draft.savedAt} isSaving={draft.isSaving} isUploading={isUploading} />}
      >
        <Button component={Link} to={address} variant="default">
          {t('common:cancel')}
        </Button>
        <SubmitButton loading={saving.isPending} disabled={isUploading}>
          {t('common:save')}
        </SubmitButton>
      </FormActions>
      {dialog}
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          before={before}
          mine={form.getValues()}
          isArchived={theirs.status === 'archived' && record.status === 'active'}
          onTakeTheirs={() => resetTo(theirs)}
          onSave={merged => saveMerged(theirs, merged)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </form>
  );
}
