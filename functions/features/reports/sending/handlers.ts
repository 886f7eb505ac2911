import { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { revokeReportLinksHandler } from './revoke-report-links.ts';

export const endpoints = sending;

export const handlers: Handlers<typeof sending> = { revokeReportLinks: revokeReportLinksHandler };
