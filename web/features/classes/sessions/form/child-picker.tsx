import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSessionCases } from '../../../../../shared/features/classes/sessions/schema.ts';
import { CallError } from '../../../../platform/api/call-error.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import { findCases, type PickedCase } from '../../../../platform/lookups/find-cases.ts';
import { CasePicker } from '../../../../ui/picker/case-picker.tsx';

interface ChildPickerProps {
  ids: readonly string[];
  /** Children who already take part in the session. */
  known: readonly PickedCase[];
  error?: unknown;
  onChange: (ids: string[]) => void;
}

/** Whether a request failed because the child does not exist, not for another reason. */
const isUnknown = (error: Error | null) => error instanceof CallError && [400, 404].includes(error.status);

export function ChildPicker({ ids, known, error, onChange }: ChildPickerProps) {
  const { t } = useTranslation('sessions');
  const [picked, setPicked] = useState(known);
  const missing = ids.filter(id => !picked.some(child => child.id === id));
  const read = useQueries({ queries: missing.map(childQuery) });
  const all: PickedCase[] = [...picked, ...read.flatMap(({ data }) => data ?? [])];
  const value = ids.flatMap(id => all.find(child => child.id === id) ?? []);
  const gone = read.map(({ error }, at) => (isUnknown(error) ? missing[at] : undefined)).filter(Boolean);
  const isGone = gone.length > 0 && !read.some(({ isPending }) => isPending);
  const dropGone = useEffectEvent(() => onChange(ids.filter(id => !gone.includes(id))));
  useEffect(() => {
    if (isGone) dropGone();
  }, [isGone]);
  return (
    <CasePicker
      label={t('field.cases')}
      description={t('help.cases')}
      max={maxSessionCases}
      value={value}
      search={findCases}
      error={error}
      onChange={children => {
        setPicked(before => [...before, ...children]);
        onChange(children.map(({ id }) => id));
      }}
    />
  );
}
