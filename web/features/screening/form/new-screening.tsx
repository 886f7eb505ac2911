import { Anchor, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ageOn } from '../../../../shared/core/age.ts';
import { readId } from '../../../../shared/core/ids.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { type Band, bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { FormActions } from '../../../ui/form/form-section.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { Gap } from '../../../ui/text/gap.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { bandPages } from '../band-pages.ts';
import { keepScreening } from '../queries.ts';
import { findProblems, type Problems } from './check-values.ts';
import { DetailsStep } from './details-step.tsx';
import { detailsOf, knownDetails } from './last-details.ts';
import styles from './screening-form.module.css';
import { emptyScreening, toFields } from './screening-values.ts';
import { useLastAnswers } from './use-last-answers.ts';

/** First step of a new screening; after saving, the draft has its own URL. */
export function NewScreening({ band, child }: { band: Band; child: Case }) {
  const { t } = useTranslation(['learning', 'common']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { organization, organizationUser } = useSession();
  const today = todayIn(organization?.timeZone);
  const [initial] = useState(() => ({
    ...emptyScreening(today, organizationUser?.id ?? ''),
    ...knownDetails(child, undefined),
  }));
  const [values, setValues] = useState(initial);
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const [draftId, setDraftId] = useState<string>();
  const creating = useApiMutation(screenings.createScreening);
  const { dialog, allowLeave } = useLeaveGuard(values !== initial || reason !== '');
  const last = useLastAnswers(child.id, undefined, values.date);
  const age = child.birthDate === null ? null : ageOn(child.birthDate, values.date);
  const proposed = bandAt(child.birthDate, values.date);
  const isOutside = proposed !== band;

  async function begin(): Promise<void> {
    const problems = findProblems(values, { today, birthDate: child.birthDate });
    if (isOutside && reason.trim() === '') problems.bandReason = 'validation.required';
    setShown(problems);
    if (Object.keys(problems).length > 0) return focusFirstInvalid(form.current);
    try {
      const input = {
        ...toFields(values),
        caseId: child.id,
        band,
        bandReason: isOutside ? reason.trim() : null,
      };
      const draft = await creating.mutateAsync(input);
      allowLeave();
      navigate(`${to(bandPages[band].edit, { id: draft.id })}?step=romberg`, { replace: true });
      toastDone(t('toast.added'));
      await keepScreening(draft);
    } catch (error) {
      const existing = error instanceof CallError && error.code === 'screening.draft-exists';
      if (existing) setDraftId(readId('screening', (error.current as { id?: string } | undefined)?.id));
      if (error instanceof CallError) setShown(error.fields as Problems);
      focusFirstInvalid(form.current);
      if (!existing) toastFailed(errorText(error, 'create-le'));
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <p className={styles.how}>
        <PersonName fullName={child.fullName} otherName={child.otherName} />
        {age && ` · ${t('age', { years: age.years, months: age.months })}`}
      </p>
      <div className={styles.notices}>
        {draftId && (
          <Notice
            tone="attention"
            action={
              <Button component={Link} to={to(bandPages[band].edit, { id: draftId })}>
                {t('create.continue')}
              </Button>
            }
          >
            {t('create.draftExists')}
          </Notice>
        )}
        {isOutside && (
          <Notice tone="attention">
            <p>
              {t(proposed ? 'band.other' : child.birthDate === null ? 'band.unknown' : 'band.outside', {
                band: t(`band.${proposed ?? band}`),
              })}
              <Gap />
              {proposed && (
                <Anchor component={Link} to={`${to(bandPages[proposed].create)}?case=${child.id}`} replace>
                  {t('band.use', { band: t(`band.${proposed}`) })}
                </Anchor>
              )}
            </p>
            <LineField
              label={t('band.reason')}
              description={t('band.reasonHelp')}
              required
              value={reason}
              error={shown.bandReason}
              onChange={event => setReason(event.currentTarget.value)}
            />
          </Notice>
        )}
        {last.screening?.date === values.date && <Notice tone="attention">{t('create.sameDay')}</Notice>}
      </div>
      <DetailsStep
        values={values}
        problems={shown}
        today={today}
        last={last.screening && detailsOf(last.screening)}
        onChange={changes => setValues(before => ({ ...before, ...changes }))}
      />
      <FormActions>
        <Button component={Link} to={to('screenings')} variant="default">
          {t('common:cancel')}
        </Button>
        <SubmitButton loading={creating.isPending}>{t('create.begin')}</SubmitButton>
      </FormActions>
      {dialog}
    </form>
  );
}
