import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { type ContactOwner, contactOwnerOf, contactOwners, moveContact } from './contact-owner.ts';
import { ContactFields } from './essential-fields.tsx';
import { ParentFields } from './more-fields.tsx';
import type { CaseForm } from './use-case-form.ts';

/** Asks whose phone and email it is, then for the contact of this person. */
export function OwnedContactFields({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const [chosen, setChosen] = useState<ContactOwner | null>(null);
  const owner = chosen ?? contactOwnerOf(form.values);

  function choose(next: ContactOwner): void {
    form.setValues(moveContact(form.values, owner ?? 'child', next));
    setChosen(next);
  }

  return (
    <>
      <SelectField
        label={t('whose.label')}
        description={t('whose.help')}
        options={contactOwners.map(value => ({ value, label: t(`whose.${value}`) }))}
        allowDeselect={false}
        value={owner ?? ''}
        onChange={value => choose(value as ContactOwner)}
      />
      {owner === null || owner === 'child' ? (
        <ContactFields form={form} />
      ) : (
        <ParentFields form={form} who={owner} nameLabel={t(`whose.name.${owner}`)} />
      )}
    </>
  );
}
