import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { cases } from '../../shared/cases/endpoints.ts';
import { useWrite } from '../api/use-write.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useLang, useTo } from '../i18n/use-lang.ts';
import { toastDone, toastFailed } from '../ui/toast.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.tsx';
import { emptyCase, fieldsOf } from './case-values.ts';
import { ChildFields, ContactFields } from './essential-fields.tsx';
import styles from './new-case-form.module.css';
import { refreshCases } from './queries.ts';
import { useCaseForm } from './use-case-form.ts';

/** The few fields a case begins with; the rest is one step further. */
export function NewCaseForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['cases', 'common']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { form, node, submit, showRefusal } = useCaseForm(emptyCase(useLang()));
  const creating = useWrite(cases.createCase, refreshCases);
  const { dialog, letGo } = useLeaveGuard(form.isDirty());

  const createAndOpen = (page: 'case' | 'editCase') =>
    submit(values =>
      creating.mutate(fieldsOf(values), {
        onSuccess: ({ id }) => {
          toastDone(t('toast.created'));
          letGo();
          navigate(to(page, { id }));
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'create'));
        },
      }),
    );

  function cancel(): void {
    form.reset();
    onCancel();
  }

  return (
    <form ref={node} noValidate onSubmit={createAndOpen('case')}>
      <div className={styles.fields}>
        <ChildFields form={form} />
        <ContactFields form={form} />
      </div>
      <div className={styles.actions}>
        <Button
          variant="subtle"
          className={styles.more}
          disabled={creating.isPending}
          onClick={() => createAndOpen('editCase')()}
        >
          {t('new.moreDetails')}
        </Button>
        <Button variant="default" onClick={cancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={creating.isPending}>
          {t('new.create')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
