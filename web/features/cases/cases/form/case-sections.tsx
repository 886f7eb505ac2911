import { useTranslation } from 'react-i18next';
import { FormRail, FormSection } from '../../../../ui/form/form-section.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../case-sections.module.css';
import { AssignedField } from './assigned-field.tsx';
import { ChildFields, ContactFields } from './essential-fields.tsx';
import { AddressFields, ParentFields, SchoolFields } from './more-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import type { CaseForm } from './use-case-form.ts';

const sections = ['child', 'contact', 'father', 'mother', 'guardian', 'school', 'assigned'] as const;

export function CaseSections({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const titles = sections.map(id => ({ id, title: t(`section.${id}`) }));
  return (
    <div className={styles.layout}>
      <FormRail label={t('section.label')} sections={titles} />
      <div className={layout.column16}>
        <FormSection id="child" title={t('section.child')}>
          <ChildFields form={form} />
          <PhotoField form={form} />
        </FormSection>
        <FormSection id="contact" title={t('section.contact')}>
          <ContactFields form={form} />
          <AddressFields form={form} />
        </FormSection>
        <FormSection id="father" title={t('section.father')}>
          <ParentFields form={form} who="father" />
        </FormSection>
        <FormSection id="mother" title={t('section.mother')}>
          <ParentFields form={form} who="mother" />
        </FormSection>
        <FormSection id="guardian" title={t('section.guardian')}>
          <ParentFields form={form} who="guardian" />
        </FormSection>
        <FormSection id="school" title={t('section.school')}>
          <SchoolFields form={form} />
        </FormSection>
        <FormSection id="assigned" title={t('section.assigned')}>
          <AssignedField form={form} />
        </FormSection>
      </div>
    </div>
  );
}
