import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { acceptRegistrationHandler } from './accept-registration.ts';
import { rejectRegistrationHandler } from './reject-registration.ts';
import { reopenRegistrationHandler } from './reopen-registration.ts';
import { searchRegistrationsHandler } from './search-registrations.ts';

const { openRegistration: _, registerChild: __, ...reviews } = registrations;

export const endpoints = reviews;

export const handlers: Handlers<typeof reviews> = {
  searchRegistrations: searchRegistrationsHandler,
  acceptRegistration: acceptRegistrationHandler,
  rejectRegistration: rejectRegistrationHandler,
  reopenRegistration: reopenRegistrationHandler,
};
