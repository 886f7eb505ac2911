import { Button } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/form/date-field.tsx';
import { focusFirstInvalid } from '../ui/form/focus-first-invalid.ts';
import { FormActions, FormRail, FormSection } from '../ui/form/form-section.tsx';
import { LineField } from '../ui/form/line-field.tsx';
import { PhoneField } from '../ui/form/phone-field.tsx';
import { SavedAt } from '../ui/form/saved-at.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useLeaveGuard } from '../ui/form/use-leave-guard.tsx';
import layout from '../ui/layout/layout.module.css';
import { PageHeader } from '../ui/layout/page-header.tsx';
import styles from './gallery.module.css';

const empty = { name: '', birth: '', phone: '', school: '', remark: '' };

/** Example of a form page: sections, navigation, sticky buttons and leave guard. */
export function GalleryFormPage() {
  const { t } = useTranslation(['parts', 'common']);
  const node = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [hasErrors, setErrors] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  const [isDirty, setIsDirty] = useState(false);
  const { dialog } = useLeaveGuard(isDirty);

  function change(name: keyof typeof empty, value: string): void {
    setValues(before => ({ ...before, [name]: value }));
    setIsDirty(true);
  }
  const field = (name: keyof typeof empty) => ({ label: t(`field.${name}`), value: values[name] });
  const typed = (name: keyof typeof empty) => ({
    ...field(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const isIncomplete = values.name.trim() === '';
    setErrors(isIncomplete);
    if (isIncomplete) {
      focusFirstInvalid(node.current);
      return;
    }
    setSavedAt(new Date().toISOString());
    setIsDirty(false);
  }

  const sections = (['child', 'contact', 'school'] as const).map(id => ({ id, title: t(`form.${id}`) }));
  return (
    <form ref={node} noValidate onSubmit={save}>
      <PageHeader title={t('form.title')} description={t('form.line')} />
      <div className={styles.form}>
        <FormRail label={t('form.sections')} sections={sections} />
        <div className={layout.stack16}>
          <FormSection id="child" title={t('form.child')}>
            <LineField {...typed('name')} required error={hasErrors && 'validation.required'} />
            <DateField {...field('birth')} onChange={value => change('birth', value)} />
          </FormSection>
          <FormSection id="contact" title={t('form.contact')}>
            <PhoneField {...typed('phone')} />
          </FormSection>
          <FormSection id="school" title={t('form.school')}>
            <LineField {...typed('school')} description={t('field.schoolHelp')} />
            <TextField {...typed('remark')} minRows={8} />
          </FormSection>
        </div>
      </div>
      <FormActions status={<SavedAt at={savedAt} />}>
        <Button type="submit" size="md">
          {t('common:save')}
        </Button>
      </FormActions>
      {dialog}
    </form>
  );
}
