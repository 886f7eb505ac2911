import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { AllEyeChoices, choiceScopes, EyeChoices } from './schema.ts';

export const eyeChoices = {
  getEyeChoices: endpoint({
    method: 'GET',
    path: 'eye-choices',
    summary:
      'What new reports compare with, chosen by the organisation and by the caller, whose choice has priority',
    needs: 'eye:read',
    module: 'eye',
    joint: true,
    notForKeys: true,
    input: z.strictObject({}),
    output: AllEyeChoices,
  }),
  changeEyeChoices: endpoint({
    method: 'PUT',
    path: 'eye-choices',
    summary: 'Changes the caller’s own choices; only admins change the organisation’s',
    needs: 'eye:read',
    module: 'eye',
    notForKeys: true,
    errors: ['permission.denied', 'version.conflict'],
    input: z.strictObject({
      scope: z.enum(choiceScopes).default('own'),
      /** Version of the choices that the caller has read; 0 if nothing is stored yet. */
      version: z.int().min(0),
      /** The comparison; if left out, the stored one is kept. */
      comparison: EyeChoices.shape.comparison.optional(),
      /** Whether the dashboard lists children with premyopia; if left out, the stored setting is kept. */
      watchesPremyopia: EyeChoices.shape.watchesPremyopia.optional(),
    }),
    output: EyeChoices.meta({ id: 'EyeChoices' }),
  }),
};
