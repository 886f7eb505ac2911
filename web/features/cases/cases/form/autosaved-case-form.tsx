import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { NewCaseForm, newCaseDraftKey } from './new-case-form.tsx';

interface AutosavedCaseFormProps extends Omit<React.ComponentProps<typeof NewCaseForm>, 'autosave'> {
  isOpen: boolean;
}

export function AutosavedCaseForm({ isOpen, ...props }: AutosavedCaseFormProps) {
  const [autosave, setAutosave] = useState<Draft | null>();
  const needsLoading = isOpen && autosave === undefined;

  useEffect(() => {
    if (!needsLoading) return;
    let isGone = false;
    fetchDraft(newCaseDraftKey).then(draft => !isGone && setAutosave(draft));
    return () => {
      isGone = true;
    };
  }, [needsLoading]);

  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autosave !== undefined) container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [autosave]);

  return autosave === undefined ? (
    <Skeleton height={320} />
  ) : (
    <div ref={container}>
      <NewCaseForm autosave={autosave} {...props} />
    </div>
  );
}
