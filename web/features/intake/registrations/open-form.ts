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
