import type { eye } from '../../shared/eye/endpoints.ts';
import { pageRows } from '../../shared/limits.ts';
import type { Handler } from '../context.ts';
import { cursorPage, readPageCursor } from '../http/pages.ts';

export const getEyeReportHandler: Handler<typeof eye.getEyeReport> = async (_, { loaded }) =>
  loaded.eyeReport;

export const getEyeSeriesHandler: Handler<typeof eye.getEyeSeries> = async (_, { loaded }) =>
  loaded.eyeSeries;

export const listEyeReportVersionsHandler: Handler<typeof eye.listEyeReportVersions> = async (
  { eyeReportId, cursor = null },
  { loaded, eye },
) => {
  const { page, place } = readPageCursor(cursor);
  const { versions, next } = await eye.versions(eyeReportId, pageRows, place);
  const total = loaded.eyeReport.version - 1;
  return cursorPage(versions, { page, perPage: pageRows, next, total });
};
