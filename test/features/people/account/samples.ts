import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import { password } from '../../../support/clinic.ts';
import { announceOwn, picture, uploadOwn } from '../../../support/own-files.ts';
import type { Samples, Stage } from '../../../support/sample.ts';

const slugOf = ({ caller }: Stage) => caller.headers['x-organization'];

export const accountSamples: Samples<typeof account> = {
  login: {
    input: async stage => ({ email: stage.caller.person.email, password, organizationSlug: slugOf(stage) }),
    names: { organizationSlug: 'organization' },
    kept: ['email', 'password'],
    opensSession: true,
  },
  refresh: {
    input: async ({ caller }) => ({ refreshToken: caller.refreshToken }),
    kept: ['refreshToken'],
  },
  logout: { input: async () => ({}), endsSession: true },
  getCurrentUser: { input: async () => ({}) },
  changeOrganization: {
    input: async ({ clinic }) => ({ organizationSlug: clinic.slug }),
    names: { organizationSlug: 'organization' },
    opensSession: true,
  },
  listMyOrganizations: { input: async () => ({}) },
  changeLanguage: {
    input: async () => ({ locale: 'en' }),
    comesBack: ({ locale, script }) => ({ locale, ...(script !== undefined && { script }) }),
  },
  startOwnUpload: {
    input: async () => ({
      purpose: 'profile-picture',
      name: 'me.png',
      type: 'image/png',
      size: picture.length,
    }),
    kept: ['purpose', 'name', 'type', 'size'],
  },
  completeOwnUpload: {
    input: async ({ caller }) => ({ fileId: await announceOwn(caller) }),
    names: { fileId: 'ownFile' },
    comesBack: ({ fileId }) => ({ id: fileId }),
  },
  getOwnFile: {
    input: async ({ caller }) => ({ fileId: await uploadOwn(caller) }),
    names: { fileId: 'ownFile' },
  },
};
