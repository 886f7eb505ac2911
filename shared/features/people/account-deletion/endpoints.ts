import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { AccountDeletion } from './schema.ts';

export const accountDeletion = {
  getErasure: endpoint({
    method: 'GET',
    path: 'account/erasure',
    summary: 'Whether one’s account is being erased, or what stood in the way',
    lambda: 'account',
    needs: 'account:erase',
    input: z.strictObject({}),
    output: AccountDeletion,
  }),
  askForErasure: endpoint({
    method: 'POST',
    path: 'account/erasure',
    summary: 'Erases one’s account for good, unless something is found that stands in the way',
    lambda: 'account',
    needs: 'account:erase',
    status: 201,
    errors: ['rate.limited'],
    input: z.strictObject({
      password: z.string().min(1).max(256),
      /** Of the authenticator app, for whoever has one. */
      code: z.string().trim().max(12).optional(),
    }),
    output: AccountDeletion,
  }),
};
