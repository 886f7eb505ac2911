import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxAge } from '../../../../shared/features/cases/cases/schema.ts';
import layout from '../../../ui/layout/layout.module.css';

interface AgeFilterFieldsProps {
  from: number | null;
  to: number | null;
  onChange: (changes: { ageFrom: number | null; ageTo: number | null }) => void;
}

/** Fields that filter children by age in years; applied on blur or Enter. */
export function AgeFilterFields({ from, to, onChange }: AgeFilterFieldsProps) {
  const { t } = useTranslation('cases');
  const [typedFrom, setTypedFrom] = useState(from?.toString() ?? '');
  const [typedTo, setTypedTo] = useState(to?.toString() ?? '');

  useEffect(() => setTypedFrom(from?.toString() ?? ''), [from]);
  useEffect(() => setTypedTo(to?.toString() ?? ''), [to]);

  function apply(): void {
    const ageFrom = yearsOf(typedFrom);
    const ageTo = yearsOf(typedTo);
    if (ageFrom !== from || ageTo !== to) onChange({ ageFrom, ageTo });
  }

  const field = { inputMode: 'numeric' as const, autoComplete: 'off', maxLength: 3, onBlur: apply };
  return (
    <form
      className={`${layout.stack12} ${layout.twoColumns}`}
      onSubmit={event => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        {...field}
        label={t('filter.fromAge')}
        value={typedFrom}
        onChange={event => setTypedFrom(digitsOf(event.currentTarget.value))}
      />
      <TextInput
        {...field}
        label={t('filter.toAge')}
        value={typedTo}
        onChange={event => setTypedTo(digitsOf(event.currentTarget.value))}
      />
      <button type="submit" hidden />
    </form>
  );
}

const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

const yearsOf = (text: string) => (text === '' ? null : Math.min(Number(text), maxAge));
