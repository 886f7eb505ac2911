import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import { password } from '../../../support/clinic.ts';
import { redPixelPng, uploadOwn, uploadOwnUnchecked } from '../../../support/own-files.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

const slugOf = ({ caller }: SampleContext) => caller.headers['x-organization'];

export const accountSamples: Samples<typeof account> = {
  login: {
    input: async stage => ({ email: stage.caller.person.email, password, organizationSlug: slugOf(stage) }),
    references: { organizationSlug: 'organization' },
    fixedFields: ['email', 'password'],
    opensSession: true,
  },
  refresh: {
    input: async ({ caller }) => ({ refreshToken: caller.refreshToken }),
    fixedFields: ['refreshToken'],
  },
  logout: { input: async () => ({}), endsSession: true },
  getCurrentUser: { input: async () => ({}) },
  changeOrganization: {
    input: async ({ clinic }) => ({ organizationSlug: clinic.slug }),
    references: { organizationSlug: 'organization' },
    opensSession: true,
  },
  listMyOrganizations: { input: async () => ({}) },
  changeLanguage: {
    input: async () => ({ locale: 'en' }),
    expectedOutput: ({ locale, script }) => ({ locale, ...(script !== undefined && { script }) }),
  },
  startOwnUpload: {
    form: 'a file is a record only together with one that names it; others are deleted after a day',

    input: async () => ({
      purpose: 'profile-picture',
      name: 'me.png',
      type: 'image/png',
      size: redPixelPng.length,
    }),
    fixedFields: ['purpose', 'name', 'type', 'size'],
  },
  completeOwnUpload: {
    input: async ({ caller }) => ({ fileId: await uploadOwnUnchecked(caller) }),
    references: { fileId: 'ownFile' },
    expectedOutput: ({ fileId }) => ({ id: fileId }),
  },
  getOwnFile: {
    input: async ({ caller }) => ({ fileId: await uploadOwn(caller) }),
    references: { fileId: 'ownFile' },
  },
};
