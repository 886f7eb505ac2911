import { Anchor, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ageOn } from '../../../../shared/core/age.ts';
import type { Locale } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Gap } from '../../../ui/text/gap.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { ChangeTemplate } from './change-template.tsx';
import styles from './note.module.css';
import { NoteLanguageField } from './note-language-field.tsx';
import type { useSavedNote } from './use-saved-note.ts';

interface NoteDetailsProps {
  note: Note;
  child: Case;
  saved: ReturnType<typeof useSavedNote>;
  today: string;
  /** Called after the text of the draft has been replaced by that of a template. */
  onRewritten: (note: Note) => void;
  onRewriting: (isRewriting: boolean) => void;
  onLanguage: (language: Locale) => void;
}

export function NoteDetails({ note, child, saved, today, onLanguage, ...rewriting }: NoteDetailsProps) {
  const { t } = useTranslation(['notes', 'ui']);
  const to = useTo();
  const { organizationUser } = useSession();
  const { values, change, problems } = saved;
  const age = child.birthDate === null ? null : ageOn(child.birthDate, today);
  const isAuthor = note.author.id === organizationUser?.id;
  const { author } = note;
  return (
    <section className={`${card.small} ${styles.side}`} aria-label={t('edit.details')}>
      <p>
        <PersonName fullName={child.fullName} otherName={child.otherName} />
        {age && ` · ${t('ui:age.short', { years: age.years, months: age.months })}`}
      </p>
      <ChangeTemplate note={note} saved={saved} {...rewriting} />
      {!isAuthor && (
        <p className={`${layout.flush} ${layout.faint} ${layout.small}`}>
          {t('edit.writtenBy', { name: author.fullName })}
        </p>
      )}
      <DateField
        label={t('field.date')}
        required
        latest={today}
        value={values.date}
        error={problems.date}
        onChange={date => change({ date })}
      />
      <LineField
        label={t('field.description')}
        description={t('help.description')}
        isPrinted
        value={values.description}
        onChange={event => change({ description: event.currentTarget.value })}
      />
      <NoteLanguageField value={values.language} onChange={onLanguage} />
      <Switch
        label={t('field.includesSignature')}
        description={values.includesSignature && author.signatureId !== null && t('help.signature')}
        disabled={!isAuthor}
        checked={values.includesSignature}
        onChange={event => change({ includesSignature: event.currentTarget.checked })}
      />
      {isAuthor && values.includesSignature && author.signatureId === null && (
        <p className={`${layout.flush} ${layout.faint} ${layout.small}`}>
          {t('help.noSignature')}
          <Gap />
          <Anchor component={Link} to={`${to('settings')}?tab=profile`}>
            {t('help.toSettings')}
          </Anchor>
        </p>
      )}
      <Switch
        label={t('field.includesName')}
        description={[author.fullName, author.qualification].filter(Boolean).join(' · ')}
        checked={values.includesName}
        onChange={event => change({ includesName: event.currentTarget.checked })}
      />
      <Switch
        label={t('field.isShared')}
        description={t('help.isShared')}
        checked={values.isShared}
        onChange={event => change({ isShared: event.currentTarget.checked })}
      />
    </section>
  );
}
