import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { AccountDeletion } from './schema.ts';

export const accountDeletion = {
  getErasure: endpoint({
    method: 'GET',
    path: 'account/erasure',
    summary: 'Whether the caller’s account is being deleted, or what prevents it',
    lambda: 'account',
    needs: 'account:erase',
    input: z.strictObject({}),
    output: AccountDeletion,
  }),
  askForErasure: endpoint({
    method: 'POST',
    path: 'account/erasure',
    summary: 'Deletes the caller’s account for good, unless something prevents it',
    lambda: 'account',
    needs: 'account:erase',
    status: 201,
    errors: ['rate.limited'],
    input: z.strictObject({
      password: z.string().min(1).max(256),
      /** Code from the authenticator app; required from people who have set one up. */
      code: z.string().trim().max(12).optional(),
    }),
    output: AccountDeletion,
  }),
};
