import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { useApiMutation } from '../../../../platform/api/use-api-mutation.ts';
import { type ServerDraft, useServerDraft } from '../../../../platform/api/use-server-draft.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { useLocale, useTo } from '../../../../platform/i18n/use-locale.ts';
import { SubmitButton } from '../../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../../ui/feedback/toast.ts';
import { DraftNotice } from '../../../../ui/form/draft-notice.tsx';
import { SavedAt } from '../../../../ui/form/saved-at.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { parseCaseDraft, serializeCaseDraft } from '../case-draft.ts';
import styles from '../new-case-form.module.css';
import { refreshCases } from '../queries.ts';
import { AssignedField } from './assigned-field.tsx';
import { assignedIdsOf, emptyCase, toFields } from './case-values.ts';
import { DuplicatesNotice } from './duplicates-notice.tsx';
import { ChildFields } from './essential-fields.tsx';
import { OwnedContactFields } from './owned-contact-fields.tsx';
import { useCaseForm } from './use-case-form.ts';
import { useDuplicates } from './use-duplicates.ts';

export const newCaseDraftKey = { form: 'case' };

interface NewCaseFormProps {
  autosave: Draft | null;
  onCancel: () => void;
  onReopen: () => void;
  /**
   * Called when the input changes or is saved.
   * @param body content of the form as text; null while it is empty
   */
  onTyped: (body: string | null, draft: ServerDraft) => void;
  /** Allows navigation after the form has been saved. */
  allowLeave: () => void;
}

/** Form with the essential fields of a new case; all other fields are on the edit page. */
export function NewCaseForm({ autosave, onCancel, onReopen, onTyped, allowLeave }: NewCaseFormProps) {
  const { t } = useTranslation(['cases', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const empty = emptyCase(useLocale(), useSession().organization?.country);
  const [offeredAutosave, setOfferedAutosave] = useState(autosave);
  const { form, node, isChanged, submit, showRefusal, restart } = useCaseForm(
    empty,
    parseCaseDraft(autosave?.body, empty)?.values,
  );
  const body = isChanged ? serializeCaseDraft({ values: form.values, version: null }) : null;
  const draft = useServerDraft(newCaseDraftKey, body, autosave);
  const duplicates = useDuplicates(form.values);
  const creating = useApiMutation(cases.createCase, refreshCases);
  const [opened, setOpened] = useState<'case' | 'editCase'>('case');
  /** Hides duplicates while the case is being created, because the search would find the new case itself. */
  const found = creating.isPending ? undefined : duplicates.found;

  const tell = useEffectEvent(onTyped);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is told when its input or state changes
  useEffect(() => tell(body, draft), [body, draft.isUnsaved]);

  const createAndOpen = (page: 'case' | 'editCase') =>
    submit(async values => {
      if (await duplicates.mustBeSeen(values)) return;
      setOpened(page);
      const sent = { ...toFields(values), assignedIds: assignedIdsOf(values) };
      creating.mutate(sent, {
        onSuccess: ({ id }) => {
          toastDone(t('toast.created'));
          draft.finish();
          allowLeave();
          navigate(to(page, { id }));
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'create'));
        },
      });
    });

  function discard(): void {
    const { values } = form;
    restart(empty);
    setOfferedAutosave(null);
    if (!isChanged) return;
    draft.discard();
    const undo = () => {
      form.setValues(values);
      onReopen();
    };
    toastDone(t('ui:draft.discarded'), undo);
  }

  function cancel(): void {
    discard();
    onCancel();
  }

  return (
    <form ref={node} noValidate onSubmit={createAndOpen('case')}>
      {offeredAutosave && (
        <div className={layout.below16}>
          <DraftNotice at={offeredAutosave.savedAt} onDiscard={discard} />
        </div>
      )}
      <div className={styles.fields}>
        <ChildFields form={form} />
        <OwnedContactFields form={form} />
        <AssignedField form={form} description={t('assign.chosen')} />
      </div>
      <div className={styles.saved}>
        <SavedAt isPrivate at={draft.savedAt} isSaving={draft.isSaving} />
      </div>
      <div className={styles.actions}>
        {found && <DuplicatesNotice found={found} />}
        <Button
          variant="subtle"
          className={styles.more}
          loading={creating.isPending && opened === 'editCase'}
          disabled={creating.isPending}
          onClick={() => createAndOpen('editCase')()}
        >
          {t('new.moreDetails')}
        </Button>
        <Button variant="default" onClick={cancel}>
          {t('common:cancel')}
        </Button>
        <SubmitButton
          loading={creating.isPending && opened === 'case'}
          disabled={creating.isPending && opened === 'editCase'}
        >
          {t(found?.data.length ? 'new.anyway' : 'new.create')}
        </SubmitButton>
      </div>
    </form>
  );
}
