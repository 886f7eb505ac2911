import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { PublicHandlers } from '../../../composition/public-context.ts';
import { openRegistrationHandler } from './open-registration.ts';
import { registerChildHandler } from './register-child.ts';

const { openRegistration, registerChild } = registrations;

export const endpoints = { openRegistration, registerChild };

export const handlers: PublicHandlers<typeof endpoints> = {
  openRegistration: openRegistrationHandler,
  registerChild: registerChildHandler,
};
