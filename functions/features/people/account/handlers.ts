import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { changeLanguageHandler } from './change-language.ts';
import { changeOrganizationHandler } from './change-organization.ts';
import { completeOwnUploadHandler } from './complete-own-upload.ts';
import { getCurrentUserHandler } from './get-current-user.ts';
import { getOwnFileHandler } from './get-own-file.ts';
import { listMyOrganizationsHandler } from './list-my-organizations.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { refreshHandler } from './refresh.ts';
import { startOwnUploadHandler } from './start-own-upload.ts';

export const endpoints = account;

export const handlers: AccountHandlers<typeof account> = {
  login: loginHandler,
  refresh: refreshHandler,
  logout: logoutHandler,
  getCurrentUser: getCurrentUserHandler,
  changeOrganization: changeOrganizationHandler,
  listMyOrganizations: listMyOrganizationsHandler,
  changeLanguage: changeLanguageHandler,
  startOwnUpload: startOwnUploadHandler,
  completeOwnUpload: completeOwnUploadHandler,
  getOwnFile: getOwnFileHandler,
};
