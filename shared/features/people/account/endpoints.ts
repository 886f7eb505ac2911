import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, page, Script, Slug } from '../../../core/fields.ts';
import { FileId } from '../../../core/ids.ts';
import {
  LinkedFile,
  PersonUpload,
  StartedUpload,
  UploadedFile,
  uploadErrors,
} from '../../operations/files/schema.ts';
import { MyOrganization } from '../../organizations/organizations/schema.ts';
import { Credentials, CurrentUser, SignedIn } from './schema.ts';

const Nothing = z.strictObject({});

export const account = {
  login: endpoint({
    method: 'POST',
    path: 'auth/login',
    summary: 'Opens an organisation, with a bearer token or with email and password',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    errors: ['session.missing', 'organization.required'],
    input: Credentials,
    output: SignedIn,
  }),
  refresh: endpoint({
    method: 'POST',
    path: 'auth/refresh',
    summary: 'Returns a new access token for a refresh token',
    lambda: 'account',
    needs: 'public',
    effect: 'read',
    input: z.strictObject({ refreshToken: z.string().min(1).max(8_000) }),
    output: SignedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: 'auth/logout',
    summary: 'Ends this session; its tokens are rejected from the next request on',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: Nothing,
  }),
  getCurrentUser: endpoint({
    method: 'GET',
    path: 'auth/get',
    summary: 'The signed-in person and the open organisation',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: CurrentUser,
  }),
  changeOrganization: endpoint({
    method: 'POST',
    path: 'auth/changeOrganization',
    summary: 'Switches this session to another organisation of the person',
    lambda: 'account',
    needs: 'organization:switch',
    input: z.strictObject({ organizationSlug: Slug }),
    output: SignedIn,
  }),
  listMyOrganizations: endpoint({
    method: 'GET',
    path: 'organization',
    summary: 'Organisations of the person; also allowed before one is opened',
    lambda: 'account',
    needs: 'token',
    joint: true,
    input: Nothing,
    output: page(MyOrganization),
  }),
  changeLanguage: endpoint({
    method: 'POST',
    path: 'user/changeLanguage',
    summary: 'Stores the person’s interface language and Chinese script',
    lambda: 'account',
    needs: 'language:own',
    input: z.strictObject({ locale: Locale, script: Script.nullable().optional() }),
    output: z.object({ locale: Locale, script: Script.nullable() }),
  }),
  startOwnUpload: endpoint({
    method: 'POST',
    path: 'account/files',
    summary: 'Returns an upload form for a picture, a signature, a certificate or a logo',
    lambda: 'account',
    needs: 'file:own',
    status: 201,
    errors: uploadErrors,
    input: PersonUpload,
    output: StartedUpload,
  }),
  completeOwnUpload: endpoint({
    method: 'POST',
    path: 'account/files/{fileId}/complete',
    summary: 'Checks an uploaded file; an invalid file is rejected',
    lambda: 'account',
    needs: 'file:own',
    errors: uploadErrors,
    input: z.strictObject({ fileId: FileId }),
    output: UploadedFile,
  }),
  getOwnFile: endpoint({
    method: 'GET',
    path: 'account/files/{fileId}',
    summary: 'Returns the caller’s own file with a link that is valid for minutes',
    lambda: 'account',
    needs: 'file:own',
    input: z.strictObject({ fileId: FileId }),
    output: LinkedFile,
  }),
};
