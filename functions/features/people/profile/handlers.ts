import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { addCertificateHandler } from './add-certificate.ts';
import { changeProfileHandler } from './change-profile.ts';
import { getProfileHandler } from './get-profile.ts';
import { removeCertificateHandler } from './remove-certificate.ts';

export const endpoints = profile;

export const handlers: AccountHandlers<typeof profile> = {
  getProfile: getProfileHandler,
  changeProfile: changeProfileHandler,
  addCertificate: addCertificateHandler,
  removeCertificate: removeCertificateHandler,
};
