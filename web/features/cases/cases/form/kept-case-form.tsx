import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { NewCaseForm, newCaseDraft } from './new-case-form.tsx';

interface KeptCaseFormProps extends Omit<React.ComponentProps<typeof NewCaseForm>, 'kept'> {
  isOpen: boolean;
}

/** The form of a new case, once it is known what was typed into it before. */
export function KeptCaseForm({ isOpen, ...props }: KeptCaseFormProps) {
  const [kept, setKept] = useState<Draft | null>();
  const isWanted = isOpen && kept === undefined;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    fetchDraft(newCaseDraft).then(draft => !isGone && setKept(draft));
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kept !== undefined) place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [kept]);

  return kept === undefined ? (
    <Skeleton height={320} />
  ) : (
    <div ref={place}>
      <NewCaseForm kept={kept} {...props} />
    </div>
  );
}
