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
    input: z.strictObject({}),
    output: AllEyeChoices,
  }),
  changeEyeChoices: endpoint({
    method: 'PUT',
    path: 'eye-choices',
    summary: 'Replaces the caller’s own choices; only admins replace the organisation’s',
    needs: 'eye:read',
    module: 'eye',
    notForKeys: true,
    errors: ['permission.denied', 'version.conflict'],
    input: z.strictObject({
      scope: z.enum(choiceScopes).default('own'),
      /** The version that was read; 0 if there is none yet. */
      version: z.int().min(0),
      comparison: EyeChoices.shape.comparison,
      watchesPremyopia: z.boolean().default(false),
    }),
    output: EyeChoices.meta({ id: 'EyeChoices' }),
  }),
};
