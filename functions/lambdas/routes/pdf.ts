import type { RouteTable } from '../../platform/http/router.ts';

/** Generated from the contract by `npm run docs`: the calls that the Lambda `pdf` answers. */
export const pdfRoutes: RouteTable = {
  nouns: {
    lessonPlans: () => import('../../features/courses/lesson-plans/handlers.ts'),
    noteReports: () => import('../../features/notes/note-reports/handlers.ts'),
    qrPosters: () => import('../../features/intake/qr-posters/handlers.ts'),
    reportDocuments: () => import('../../features/eye/report-documents/handlers.ts'),
    reportLinks: () => import('../../features/reports/report-links/handlers.ts'),
    screeningReports: () => import('../../features/screening/screening-reports/handlers.ts'),
    templatePreviews: () => import('../../features/notes/template-previews/handlers.ts'),
    treeReports: () => import('../../features/screening/tree-reports/handlers.ts'),
  },
  routes: {
    'GET /api/cases/{caseId}/tree/sendings': 'treeReports',
    'GET /api/eye-reports/{eyeReportId}/sendings': 'reportDocuments',
    'GET /api/notes/{noteId}/sendings': 'noteReports',
    'GET /api/screenings/{screeningId}/sendings': 'screeningReports',
    'POST /api/cases/{caseId}/templates/{templateId}/preview': 'templatePreviews',
    'POST /api/cases/{caseId}/tree/pdf': 'treeReports',
    'POST /api/cases/{caseId}/tree/send': 'treeReports',
    'POST /api/courses/{courseId}/lesson-plans': 'lessonPlans',
    'POST /api/eye-forms/pdf': 'reportDocuments',
    'POST /api/eye-reports/{eyeReportId}/pdf': 'reportDocuments',
    'POST /api/eye-reports/{eyeReportId}/send': 'reportDocuments',
    'POST /api/note-forms/pdf': 'noteReports',
    'POST /api/notes/{noteId}/generate': 'noteReports',
    'POST /api/notes/{noteId}/pdf': 'noteReports',
    'POST /api/notes/{noteId}/send': 'noteReports',
    'POST /api/organizations/{organizationId}/qr-code/poster': 'qrPosters',
    'POST /api/report-links/open': 'reportLinks',
    'POST /api/report-links/read': 'reportLinks',
    'POST /api/screening-forms/pdf': 'screeningReports',
    'POST /api/screenings/{screeningId}/pdf': 'screeningReports',
    'POST /api/screenings/{screeningId}/send': 'screeningReports',
    'POST /api/tree-forms/pdf': 'treeReports',
  },
};
