import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listConsentsHandler } from './list-consents.ts';
import { recordConsentHandler } from './record-consent.ts';
import { withdrawConsentHandler } from './withdraw-consent.ts';

export const endpoints = consents;

export const handlers: Handlers<typeof consents> = {
  listConsents: listConsentsHandler,
  recordConsent: recordConsentHandler,
  withdrawConsent: withdrawConsentHandler,
};
