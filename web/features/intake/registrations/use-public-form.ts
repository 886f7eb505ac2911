import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { postPublic } from '../../../platform/api/post-public.ts';

const tokenShape = /^[A-Za-z0-9]{22}$/;
const invalid: PublicForm = { state: 'invalid', organization: null, form: null };

/** Opens the registration form that a token belongs to. @throws CallError */
export async function openForm(token: string | null): Promise<PublicForm> {
  if (token === null || !tokenShape.test(token)) return invalid;
  return postPublic<typeof registrations.openRegistration>('registrations/open', { token });
}

/**
 * Registration form of a token: undefined while loading, with the error if it fails.
 * @param opening request that is already running
 */
export function usePublicForm(token: string | null, opening?: Promise<PublicForm>) {
  const [opened, setOpened] = useState<PublicForm>();
  const [error, setError] = useState<unknown>();
  const first = useRef(opening);
  const open = useCallback(async () => {
    setError(undefined);
    const answer = first.current ?? openForm(token);
    first.current = undefined;
    // Renders in a transition, so that slow phones can scroll during the rendering.
    await answer.then(form => startTransition(() => setOpened(form)), setError);
  }, [token]);
  useEffect(() => {
    void open();
  }, [open]);
  return { opened, error, open };
}
