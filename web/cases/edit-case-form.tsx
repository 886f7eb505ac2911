import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { cases } from '../../shared/cases/endpoints.ts';
import type { Case } from '../../shared/cases/schema.ts';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { useWrite } from '../api/use-write.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useTo } from '../i18n/use-lang.ts';
import { FormActions } from '../ui/form-section.tsx';
import { toastDone, toastFailed } from '../ui/toast.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.tsx';
import { CaseSections } from './case-sections.tsx';
import { type CaseValues, fieldsOf, valuesOf } from './case-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { caseQuery, refreshCases } from './queries.ts';
import { useCaseForm } from './use-case-form.ts';

/** Everything that is written about a child. Keeps the version it began with, to notice another's change. */
export function EditCaseForm({ record }: { record: Case }) {
  const { t } = useTranslation(['cases', 'common']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [version, setVersion] = useState(record.version);
  const [theirs, setTheirs] = useState<Case>();
  const { form, node, submit, showRefusal } = useCaseForm(valuesOf(record));
  const { dialog, letGo } = useLeaveGuard(form.isDirty());
  const saving = useWrite(cases.changeCase, changed => {
    queryClient.setQueryData(caseQuery(changed.id).queryKey, changed);
    return refreshCases();
  });
  const address = to('case', { id: record.id });

  function save(values: CaseValues, onVersion = version): void {
    saving.mutate(
      { ...fieldsOf(values), caseId: record.id, version: onVersion },
      {
        onSuccess: () => {
          toastDone(t('toast.saved'));
          letGo();
          navigate(address);
        },
        onError: error => {
          if (error instanceof CallError && error.code === 'version.conflict') {
            setTheirs(error.current as Case);
            return;
          }
          showRefusal(error);
          toastFailed(errorText(error, 'edit'));
        },
      },
    );
  }

  function takeTheirs(current: Case): void {
    setVersion(current.version);
    setTheirs(undefined);
    queryClient.setQueryData(caseQuery(current.id).queryKey, current);
    form.setInitialValues(valuesOf(current));
    form.reset();
  }

  function keepMine(current: Case): void {
    setVersion(current.version);
    setTheirs(undefined);
    save(form.getValues(), current.version);
  }

  return (
    <form ref={node} noValidate onSubmit={submit(values => save(values))}>
      <CaseSections form={form} />
      <FormActions>
        <Button component={Link} to={address} variant="default">
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t('common:save')}
        </Button>
      </FormActions>
      {dialog}
      {theirs && (
        <ConflictDialog
          theirs={valuesOf(theirs)}
          mine={form.getValues()}
          onTakeTheirs={() => takeTheirs(theirs)}
          onKeepMine={() => keepMine(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </form>
  );
}
