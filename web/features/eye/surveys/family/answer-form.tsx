import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import { parentsMyopia } from '../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import type { PublicSurvey } from '../../../../../shared/features/eye/surveys/answer.schema.ts';
import { surveyRelationships } from '../../../../../shared/features/eye/surveys/relationships.ts';
import type { CallError } from '../../../../platform/api/call-error.ts';
import { minutesToWait } from '../../../../platform/api/rate-limit-wait.ts';
import { PlainButton } from '../../../../ui/plain/plain-button.tsx';
import { PlainInput, PlainSelect } from '../../../../ui/plain/plain-field.tsx';
import { PublicForm, PublicStatement } from '../../../../ui/plain/public-form.tsx';
import type { PublicOrganization } from '../../../../ui/plain/public-frame.tsx';
import styles from '../../../../ui/plain/public-page.module.css';
import type { AnswerError } from './answer-values.ts';
import { AnswerClosed, AnswersSent } from './survey-messages.tsx';
import { useAnswer } from './use-answer.ts';

function AnswerFailure({ failure }: { failure: CallError | undefined }) {
  const { t } = useTranslation('questionnaire');
  if (!failure) return <div role="alert" />;
  const waiting = minutesToWait(failure);
  const text =
    failure.code === 'network.failed'
      ? t('failure.offline')
      : waiting
        ? t('failure.busy', { count: waiting })
        : t('failure.other');
  return (
    <div role="alert" className={styles.failure}>
      {text}
    </div>
  );
}

interface AnswerFormProps {
  token: string;
  form: NonNullable<PublicSurvey['form']>;
  organization: PublicOrganization;
}

const dayNames = ['nearWork', 'outdoors', 'screens'] as const;

export function AnswerForm({ token, form, organization }: AnswerFormProps) {
  const { t } = useTranslation(['questionnaire', 'validation']);
  const { values, errors, failure, isBusy, isSent, change, submit } = useAnswer(token, form);
  const { name, phone } = organization;
  const text = (error: AnswerError | undefined) =>
    error && (error === 'required' ? t('validation:required') : t(`error.${error}`));

  if (isSent) return <AnswersSent organization={organization} isEarlier={isSent === 'earlier'} />;
  if (failure?.code === 'survey.closed') return <AnswerClosed phone={organization.phone} />;
  return (
    <PublicForm
      errors={errors}
      website={values.website}
      onWebsite={website => change({ website })}
      onSubmit={submit}
      isBusy={isBusy}
      actions={
        <>
          <AnswerFailure failure={failure} />
          <PlainButton isSubmit isBusy={isBusy}>
            {t(isBusy ? 'sending' : failure ? 'sendAgain' : 'send')}
          </PlainButton>
          <p className={styles.note}>{t('note')}</p>
        </>
      }
    >
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </div>
      <PublicStatement
        title={t('statement.title')}
        text={t('statement.text', { organization: name })}
        contact={
          phone
            ? t('statement.contact', { phone: readablePhone(phone) })
            : t('statement.contactWithoutPhone', { organization: name })
        }
      />
      <section className={styles.part}>
        <h2>{t('by.title')}</h2>
        <PlainSelect
          label={t('by.relationship')}
          required
          options={surveyRelationships.map(value => ({ value, label: t(`relationship.${value}`) }))}
          placeholder={t('choose')}
          value={values.relationship}
          error={text(errors.relationship)}
          onChange={relationship => change({ relationship })}
        />
      </section>
      <section className={styles.part}>
        <h2>{t('family.title')}</h2>
        <PlainSelect
          label={t('family.parents')}
          options={parentsMyopia.map(value => ({ value, label: t(`parents.${value}`) }))}
          placeholder={t('choose')}
          value={values.parents}
          error={text(errors.parents)}
          onChange={parents => change({ parents })}
        />
        <PlainInput
          label={t('family.firstSpectacles')}
          help={t('family.firstSpectaclesHelp')}
          inputMode="decimal"
          autoComplete="off"
          value={values.firstSpectacles}
          error={text(errors.firstSpectacles)}
          onChange={firstSpectacles => change({ firstSpectacles })}
        />
      </section>
      <section className={styles.part}>
        <div>
          <h2>{t('day.title')}</h2>
          <p className={styles.soft}>{t('day.lead')}</p>
        </div>
        {dayNames.map(name => (
          <PlainInput
            key={name}
            label={t(`day.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            value={values[name]}
            error={text(errors[name])}
            onChange={typed => change({ [name]: typed })}
          />
        ))}
      </section>
    </PublicForm>
  );
}
