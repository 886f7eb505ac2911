import { useCallback, useEffect, useState } from 'react';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { postPublic } from './post-public.ts';

const tokenShape = /^[A-Za-z0-9]{22}$/;
const invalid: PublicForm = { state: 'invalid', organization: null, form: null };

/** What a token opens. @throws CallError */
export async function openForm(token: string | null): Promise<PublicForm> {
  if (token === null || !tokenShape.test(token)) return invalid;
  return postPublic<typeof registrations.openRegistration>('registrations/open', { token });
}

/** The form of a token; undefined while it is being opened, with the error if it cannot be. */
export function usePublicForm(token: string | null) {
  const [opened, setOpened] = useState<PublicForm>();
  const [error, setError] = useState<unknown>();
  const open = useCallback(async () => {
    setError(undefined);
    await openForm(token).then(setOpened, setError);
  }, [token]);
  useEffect(() => {
    void open();
  }, [open]);
  return { opened, error, open, setOpened };
}
