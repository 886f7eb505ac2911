import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../ui/list/filters/filter.ts';
import type { SampleChild } from './samples.ts';

const tags = ['any', 'myopia', 'reading'] as const;
const dues = ['any', 'overdue', 'later'] as const;

export function useSampleFilters() {
  const { t } = useTranslation('parts');
  const [text, setText] = useState('');
  const [tag, setTag] = useState('any');
  const [due, setDue] = useState('any');

  const filters: Filter[] = [
    {
      key: 'tag',
      name: t('list.tag'),
      options: tags.map(value => ({ value, label: t(`list.tags.${value}`) })),
      value: tag,
      defaultValue: 'any',
      onChange: setTag,
    },
    {
      key: 'due',
      name: t('list.due'),
      options: dues.map(value => ({ value, label: t(`list.dues.${value}`) })),
      value: due,
      defaultValue: 'any',
      onChange: setDue,
    },
  ];

  const matches = (child: SampleChild): boolean =>
    `${child.fullName} ${child.otherName}`.toLowerCase().includes(text.toLowerCase()) &&
    (tag === 'any' || child.tag === tag) &&
    (due === 'any' || child.dueIn < 0 === (due === 'overdue'));

  function clear(): void {
    setText('');
    setTag('any');
    setDue('any');
  }

  return { text, setText, filters, clear, fits: matches };
}
