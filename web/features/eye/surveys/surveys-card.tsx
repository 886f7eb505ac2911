import { Button, Group, Stack } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { recallContacts } from '../../../../shared/features/eye/recalls/recall.ts';
import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import { surveyDays } from '../../../../shared/features/eye/surveys/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { FamilyLink } from './link-dialog.tsx';
import { currentSurveys, refreshSurveys, surveysQuery } from './queries.ts';
import { SurveyItem } from './survey-item.tsx';
import styles from './surveys.module.css';

export function SurveysCard({ record, isReadOnly }: { record: Case; isReadOnly: boolean }) {
  const { t } = useTranslation('surveys');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(surveysQuery(record.id));
  const [isAsking, setAsking] = useState(false);
  const current = currentSurveys(data ?? []);
  if (isReadOnly && current.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="surveys">
      <div className={styles.head}>
        <h2 id="surveys">{t('title')}</h2>
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconMessageQuestion size={18} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('ask')}
          </Button>
        )}
      </div>
      <p className={layout.soft}>{t('help')}</p>
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {current.length > 0 && (
        <ul className={styles.list}>
          {current.map(survey => (
            <SurveyItem key={survey.id} survey={survey} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
      {isAsking && <AskDialog record={record} onClose={() => setAsking(false)} />}
    </section>
  );
}

function AskDialog({ record, onClose }: { record: Case; onClose: () => void }) {
  const { t } = useTranslation(['surveys', 'common', 'eye']);
  const errorText = useErrorText();
  const [sendTo, setSendTo] = useState('');
  const [language, setLanguage] = useState<Locale>(record.emailLanguage ?? 'en');
  const [createdId, setCreatedId] = useState<string>();
  const asking = useApiMutation(surveys.createSurvey, refreshSurveys);
  const { data } = useQuery(surveysQuery(record.id));
  const survey = data?.find(({ id }) => id === createdId);
  const contacts = recallContacts(record).filter(
    ({ email }, at, all) => email !== null && all.findIndex(other => other.email === email) === at,
  );

  function ask(): void {
    asking.mutate(
      { caseId: record.id, sendTo: sendTo || null, language },
      {
        onSuccess: ({ id }) => {
          if (sendTo === '') return setCreatedId(id);
          toastDone(t('done.sent'));
          onClose();
        },
        onError: error => toastFailed(errorText(error, 'create')),
      },
    );
  }

  if (survey?.token)
    return (
      <Dialog onClose={onClose} title={t('link.title')} size={420}>
        <FamilyLink token={survey.token} until={survey.until} />
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title={t('ask')} size={480}>
      <form
        onSubmit={event => {
          event.preventDefault();
          ask();
        }}
      >
        <Stack gap="md">
          <p>{t('dialog.text', { days: surveyDays })}</p>
          {contacts.length > 0 && (
            <SelectField
              label={t('dialog.to')}
              options={[
                { value: 'nobody', label: t('dialog.nobody') },
                ...contacts.map(({ email, kind }) => ({
                  value: email ?? '',
                  label: `${email} · ${t(`eye:recall.kind.${kind}`)}`,
                })),
              ]}
              allowDeselect={false}
              value={sendTo || 'nobody'}
              onChange={value => setSendTo(value === 'nobody' ? '' : value)}
            />
          )}
          {sendTo !== '' && (
            <SelectField
              label={t('dialog.language')}
              options={[
                { value: 'en', label: 'English' },
                { value: 'zh', label: '中文' },
              ]}
              allowDeselect={false}
              value={language}
              onChange={value => setLanguage(value === 'zh' ? 'zh' : 'en')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={asking.isPending}>
              {t(sendTo === '' ? 'dialog.make' : 'dialog.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
