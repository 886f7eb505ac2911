import { Checkbox, Loader, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTerms as calls } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import { type Terms, TermsFields } from '../../../../shared/features/consent/joining-terms/schema.ts';
import type { Organization } from '../../../../shared/features/organizations/organizations/schema.ts';
import {
  requiredTermsVersion,
  type TermsTexts,
} from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { conflictOf } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepTyped } from '../../../ui/form/keep-typed.ts';
import styles from '../../../ui/form/settings-form.module.css';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { termsQuery } from './terms-query.ts';

export function TermsPanel({ organization: { id, timeZone } }: { organization: Organization }) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(termsQuery(id));
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <Loader aria-label={t('tab.terms')} />;
  return <TermsForm terms={data} timeZone={timeZone} />;
}

/** Form for the terms of use for members. Asks before saving, because every member must then accept again. */
function TermsForm({ terms, timeZone }: { terms: Terms; timeZone: string }) {
  const { t } = useTranslation('organizations');
  const { instant } = useInstantsIn(timeZone);
  const [isAsking, setAsking] = useState(false);
  const { form, node, submit, save, base, conflict, isSaving } = useTermsForm(terms, () => setAsking(false));
  const { version, changedAt, texts } = base;
  const { isRequired, isCorrection, texts: typed } = form.values;
  const hasNewText = typed.en.trim() !== texts?.en || typed.zh.trim() !== texts.zh;
  return (
    <SettingsForm
      formRef={node}
      isDirty={form.isDirty()}
      isSaving={isSaving}
      onSubmit={submit(() => (isRequired && hasNewText && !isCorrection ? setAsking(true) : save()))}
    >
      <div className={layout.allColumns}>
        <p>{t('terms.intro')}</p>
        <p className={styles.note}>
          {changedAt ? t('terms.written', { version, day: instant(changedAt) }) : t('terms.none')}
        </p>
      </div>
      <div className={layout.allColumns}>
        <TextField label={t('terms.en')} required lang="en" minRows={6} {...form.getInputProps('texts.en')} />
      </div>
      <div className={layout.allColumns}>
        <TextField label={t('terms.zh')} required lang="zh" minRows={6} {...form.getInputProps('texts.zh')} />
      </div>
      <Switch
        className={layout.allColumns ?? ''}
        label={t('terms.isRequired')}
        checked={isRequired}
        onChange={event => form.setFieldValue('isRequired', event.currentTarget.checked)}
      />
      {version > 0 && hasNewText && (
        <Checkbox
          className={layout.allColumns ?? ''}
          label={t('terms.isCorrection')}
          description={t('terms.correctionHelp')}
          {...form.getInputProps('isCorrection', { type: 'checkbox' })}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('terms.askTitle')}
        consequence={t('terms.askConsequence')}
        confirm={t('terms.ask')}
        keep={t('terms.keep')}
        isWorking={isSaving}
        onConfirm={save}
        onKeep={() => setAsking(false)}
      />
      {conflict && <ConflictFrame {...conflict} />}
    </SettingsForm>
  );
}

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

function useTermsForm(terms: Terms, onSettled: () => void) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const saving = useApiMutation(calls.changeTerms, cacheTerms);
  const { form, node, submit, showRefusal } = useValidatedForm(
    valuesOf(terms),
    TermsFields,
    ({ isCorrection: _, ...values }) => values,
  );
  /** The version that the form started from; `terms` is read again while the form is open. */
  const [base, setBase] = useState(terms);
  const [theirs, setTheirs] = useState<Terms>();

  function resetTo(from: Terms, values = valuesOf(from)): void {
    setBase(from);
    setTheirs(undefined);
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

  function save(version = base.version): void {
    const sent = form.getValues();
    saving.mutate(
      { organizationId: base.id, termsVersion: version, ...sent },
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

  const conflict = theirs && {
    onTakeTheirs: () => {
      cacheTerms(theirs);
      resetTo(theirs);
    },
    onKeepMine: () => {
      resetTo(theirs, form.getValues());
      save(theirs.version);
    },
    onClose: () => setTheirs(undefined),
  };
  return { form, node, submit, save: () => save(), base, conflict, isSaving: saving.isPending };
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
