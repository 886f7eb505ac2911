import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { EyeChoicesStore } from './eye-choices-store.ts';

export const getEyeChoices: Handler<typeof eyeChoices.getEyeChoices> = (_, { actor, openStore }) =>
  openStore(EyeChoicesStore).get(actor.id);

export const changeEyeChoices: Handler<typeof eyeChoices.changeEyeChoices> = async (
  { scope, ...choices },
  { actor, openStore },
) => {
  if (scope === 'organization' && actor.role !== 'admin') throw new AppError('permission.denied');
  return openStore(EyeChoicesStore).change(actor.id, scope, choices);
};
