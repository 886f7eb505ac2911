import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../../shared/features/classes/sessions/schema.ts';
import { maxSessionClasses } from '../../../../../shared/features/classes/sessions/schema.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { currentClassesQuery } from '../../../../platform/lookups/school-class-query.ts';
import { SearchPicker } from '../../../../ui/picker/search-picker.tsx';
import { ClassName } from '../../classes/class-name.tsx';

type PickedClass = Session['classes'][number];

interface ClassPickerProps {
  ids: readonly string[];
  /** Chosen classes that are missing in the list of current classes, such as archived ones. */
  known: readonly PickedClass[];
  error?: unknown;
  onChange: (ids: string[]) => void;
}

export function ClassPicker({ ids, known, error, onChange }: ClassPickerProps) {
  const { t } = useTranslation('sessions');
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(currentClassesQuery);
  const all = [...(data?.data ?? []), ...known];
  const value = ids.map(id => all.find(one => one.id === id)).filter(one => one !== undefined);
  const isMissing = data !== undefined && !isError && value.length < ids.length;
  const dropGone = useEffectEvent(() => onChange(value.map(({ id }) => id)));
  useEffect(() => {
    if (!isMissing) return;
    // A cached list may lack a class that was just created.
    if (isFetchedAfterMount) dropGone();
    else void refetch({ cancelRefetch: false });
  }, [isMissing, isFetchedAfterMount, refetch]);
  return (
    <SearchPicker<PickedClass>
      label={t('field.classes')}
      description={t('help.classes')}
      placeholder={t('help.pickClass')}
      max={maxSessionClasses}
      value={value}
      error={error}
      search={async text => {
        const { data: rows } = await queryClient.ensureQueryData(currentClassesQuery);
        const needle = text.toLocaleLowerCase();
        return rows.filter(({ name }) => name.toLocaleLowerCase().includes(needle));
      }}
      look={{
        keyOf: ({ id }) => id,
        nameOf: ({ name }) => name,
        option: ({ name, color }) => <ClassName name={name} color={color} />,
      }}
      onChange={picked => onChange(picked.map(({ id }) => id))}
    />
  );
}
