import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { useDraft } from '../../../../platform/api/use-draft.ts';
import { NewCaseForm, newCaseDraftKey } from './new-case-form.tsx';

interface AutosavedCaseFormProps extends Omit<React.ComponentProps<typeof NewCaseForm>, 'autosave'> {
  isOpen: boolean;
}

/**
 * The form of a new case, which keeps its input while the dialog is closed. When the dialog opens again, the
 * form starts anew if another device has changed the draft, unless its own input is not saved yet.
 */
export function AutosavedCaseForm({ isOpen, onTyped, ...props }: AutosavedCaseFormProps) {
  const stored = useDraft(isOpen ? newCaseDraftKey : null);
  const [read, setRead] = useState<Draft | null>();
  const [start, setStart] = useState<{ autosave: Draft | null; key: number }>();
  const typed = useRef<{ body: string | null; isUnsaved: boolean }>({ body: null, isUnsaved: false });

  if (read !== stored) {
    setRead(stored);
    const isCurrent = typed.current.isUnsaved || typed.current.body === (stored?.body ?? null);
    if (stored !== undefined && !(start && isCurrent))
      setStart({ autosave: stored, key: (start?.key ?? 0) + 1 });
  }

  const isReading = isOpen && stored === undefined;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stored !== undefined) container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [stored]);

  return (
    <>
      {isReading && <Skeleton height={320} />}
      {start && (
        <div ref={container} hidden={isReading}>
          <NewCaseForm
            key={start.key}
            autosave={start.autosave}
            onTyped={(body, draft) => {
              typed.current = { body, isUnsaved: draft.isUnsaved };
              onTyped(body, draft);
            }}
            {...props}
          />
        </div>
      )}
    </>
  );
}
