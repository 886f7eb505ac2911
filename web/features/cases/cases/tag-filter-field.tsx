import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxTagLength } from '../../../../shared/features/cases/cases/schema.ts';

interface TagFilterFieldProps {
  tag: string | null;
  known: string[];
  onChange: (tag: string | null) => void;
}

export function TagFilterField({ tag, known, onChange }: TagFilterFieldProps) {
  const { t } = useTranslation('cases');
  const [typed, setTyped] = useState(tag ?? '');

  useEffect(() => setTyped(tag ?? ''), [tag]);

  function apply(text: string): void {
    const typed = text.trim() || null;
    if (typed !== tag) onChange(typed);
  }

  return (
    <Autocomplete
      label={t('filter.tag')}
      placeholder={t('filter.tagHelp')}
      data={known}
      value={typed}
      maxLength={maxTagLength}
      comboboxProps={{ withinPortal: false }}
      onChange={setTyped}
      onOptionSubmit={apply}
      onBlur={() => apply(typed)}
      onKeyDown={event => {
        if (event.key === 'Enter') apply(typed);
      }}
    />
  );
}
