import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTerms as calls } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import { type Terms, TermsFields } from '../../../../shared/features/consent/joining-terms/schema.ts';
import {
  requiredTermsVersion,
  type TermsTexts,
} from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { conflictOf } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepTyped } from '../../../ui/form/keep-typed.ts';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { termsQuery } from './terms-query.ts';

interface TermsValues {
  isCorrection: boolean;
  isRequired: boolean;
  texts: TermsTexts;
}

const valuesOf = ({ isRequired, texts }: Terms): TermsValues => ({
  isRequired,
  texts: texts ?? { en: '', zh: '' },
  isCorrection: false,
});

export function useTermsForm(terms: Terms, onSettled: () => void) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const saving = useApiMutation(calls.changeTerms, cacheTerms);
  const { form, node, submit, showRefusal } = useValidatedForm(
    valuesOf(terms),
    TermsFields,
    ({ isCorrection: _, ...values }) => values,
  );
  const [theirs, setTheirs] = useState<Terms>();

  function resetTo(from: Terms, values = valuesOf(from)): void {
    form.setInitialValues(valuesOf(from));
    form.reset();
    form.setValues(values);
  }

  function handleError(error: unknown): void {
    const current = conflictOf(calls.changeTerms, error);
    if (current) setTheirs(current);
    else {
      showRefusal(error);
      toastFailed(errorText(error, 'edit'));
    }
  }

  function save(version = terms.version): void {
    const sent = form.getValues();
    saving.mutate(
      { organizationId: terms.id, termsVersion: version, ...sent },
      {
        onSuccess: saved => {
          resetTo(saved, keepTyped(valuesOf(saved), sent, form.getValues()));
          toastDone(t('terms.saved'));
        },
        onError: handleError,
        onSettled,
      },
    );
  }

  const conflict = {
    isOpen: theirs !== undefined,
    takeTheirs: () => {
      if (theirs) {
        cacheTerms(theirs);
        resetTo(theirs);
      }
      setTheirs(undefined);
    },
    saveMine: () => {
      if (theirs) save(theirs.version);
      setTheirs(undefined);
    },
  };
  return { form, node, submit, save: () => save(), conflict, isSaving: saving.isPending };
}

/** Caches the saved terms; the user who edited them must accept the new version too. */
function cacheTerms(saved: Terms): void {
  const { id } = saved;
  queryClient.setQueryData(termsQuery(id).queryKey, saved);
  const session = cachedSession();
  if (session?.organization?.id !== id) return;
  const askedTerms = requiredTermsVersion({ terms: saved });
  setSession({ ...session, organization: { ...session.organization, askedTerms } });
}
