import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ageOn } from '../../../../shared/core/age.ts';
import type { Locale } from '../../../../shared/core/fields.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { languageOfText } from '../../../../shared/core/rich-document/language-of-text.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { inLanguageFirst } from '../../../../shared/features/notes/templates/template-rules.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormActions } from '../../../ui/form/form-section.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { refreshTemplates, templateQuery } from '../templates/queries.ts';
import styles from './note.module.css';
import { NoteLanguageField } from './note-language-field.tsx';
import { keepNote } from './queries.ts';

interface NewNoteProps {
  child: Case;
  templates: readonly TemplateRow[];
  proposed: string | null;
  onOtherCase: () => void;
}

export function NewNote({ child, templates, proposed, onOtherCase }: NewNoteProps) {
  const { t } = useTranslation(['notes', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { date: dayOf } = useCalendarDates();
  const today = todayIn(useSession().organization?.timeZone);
  const [templateId, setTemplateId] = useState(proposed ?? '');
  const [date, setDate] = useState(today);
  const [description, setDescription] = useState('');
  const [language, setLanguage] = useState<Locale | null>(null);
  const { data: template } = useQuery({ ...templateQuery(templateId), enabled: templateId !== '' });
  const ofTemplate = template && templateId !== '' ? languageOfText(documentText(template.body)) : null;
  const [shown, setShown] = useState<Record<string, string>>({});
  const creating = useApiMutation(notes.createNote);
  const age = child.birthDate === null ? null : ageOn(child.birthDate, today);

  async function begin(): Promise<void> {
    try {
      const input = { caseId: child.id, date, description, language, templateId: templateId || null };
      const note = await creating.mutateAsync(input);
      void navigate(to('note', { id: note.id }), { replace: true });
      toastDone(t('toast.added'));
      await Promise.all([keepNote(note), refreshTemplates()]);
    } catch (error) {
      if (error instanceof CallError) setShown(error.fields ?? {});
      toastFailed(errorText(error, 'add-note'));
    }
  }

  return (
    <form
      noValidate
      className={styles.new}
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <div className={`${card.card} ${layout.stack16}`}>
        <div className={layout.bar}>
          <span>
            <PersonName fullName={child.fullName} otherName={child.otherName} />
            {age && ` · ${t('ui:age.short', { years: age.years, months: age.months })}`}
            {child.birthDate && ` · ${t('ui:age.born', { day: dayOf(child.birthDate) })}`}
          </span>
          <Button variant="subtle" size="compact-sm" onClick={onOtherCase}>
            {t('create.otherCase')}
          </Button>
        </div>
        <SelectField
          label={t('field.template')}
          placeholder={t('create.noTemplate')}
          description={
            templates.length === 0 ? (
              <Link to={`${to('templates')}?case=${child.id}`}>{t('create.noTemplates')}</Link>
            ) : undefined
          }
          clearable
          searchable
          options={inLanguageFirst(templates, child.emailLanguage).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          value={templateId}
          onChange={setTemplateId}
        />
        <DateField
          label={t('field.date')}
          required
          latest={today}
          value={date}
          error={shown.date}
          onChange={setDate}
        />
        <LineField
          label={t('field.description')}
          description={t('help.description')}
          isPrinted
          value={description}
          error={shown.description}
          onChange={event => setDescription(event.currentTarget.value)}
        />
        <NoteLanguageField
          value={language ?? ofTemplate ?? child.emailLanguage}
          description={
            language === null && ofTemplate !== null && ofTemplate !== child.emailLanguage
              ? t(`help.ofTemplate.${child.emailLanguage}`)
              : undefined
          }
          onChange={setLanguage}
        />
      </div>
      <FormActions>
        <Button component={Link} to={to('notes')} variant="default">
          {t('common:cancel')}
        </Button>
        <SubmitButton loading={creating.isPending}>{t('create.begin')}</SubmitButton>
      </FormActions>
    </form>
  );
}
