import type { AnonymousContext, PdfContext } from '../../composition/pdf-context.ts';
import type { RouteTable } from '../../composition/route-table.ts';

/** Generated from the contract by `npm run docs`: the calls that the Lambda `pdf` answers. */
export const routeTable: RouteTable<AnonymousContext & PdfContext> = {
  endpoints: {
    calendarSubscriptions: async () => (await import('../../../shared/features/classes/calendar-subscriptions/endpoints.ts')).calendarSubscriptions,
    digests: async () => (await import('../../../shared/features/notes/digests/endpoints.ts')).digests,
    familyMails: async () => (await import('../../../shared/features/classes/family-mails/endpoints.ts')).familyMails,
    lessonPlans: async () => (await import('../../../shared/features/courses/lesson-plans/endpoints.ts')).lessonPlans,
    noteReports: async () => (await import('../../../shared/features/notes/note-reports/endpoints.ts')).noteReports,
    progressDocuments: async () => (await import('../../../shared/features/classes/progress-documents/endpoints.ts')).progressDocuments,
    qrPosters: async () => (await import('../../../shared/features/intake/qr-posters/endpoints.ts')).qrPosters,
    reportDocuments: async () => (await import('../../../shared/features/eye/report-documents/endpoints.ts')).reportDocuments,
    reportLinks: async () => (await import('../../../shared/features/reports/report-links/endpoints.ts')).reportLinks,
    screeningReports: async () => (await import('../../../shared/features/screening/screening-reports/endpoints.ts')).screeningReports,
    templatePreviews: async () => (await import('../../../shared/features/notes/template-previews/endpoints.ts')).templatePreviews,
    treeReports: async () => (await import('../../../shared/features/screening/tree-reports/endpoints.ts')).treeReports,
  },
  handlers: {
    calendarSubscriptions: {
      endCalendarSubscription: ['DELETE /api/calendar-subscription', () => import('../../features/classes/calendar-subscriptions/subscribe-to-calendar.ts')],
      getCalendarSubscription: ['GET /api/calendar-subscription', () => import('../../features/classes/calendar-subscriptions/subscribe-to-calendar.ts')],
      readCalendarFeed: ['GET /api/calendar-feed', () => import('../../features/classes/calendar-subscriptions/read-calendar-feed.ts')],
      subscribeToCalendar: ['PUT /api/calendar-subscription', () => import('../../features/classes/calendar-subscriptions/subscribe-to-calendar.ts')],
    },
    digests: {
      getNextDigest: ['GET /api/digests/next', () => import('../../features/notes/digests/get-next-digest.ts')],
    },
    familyMails: {
      mailFamilies: ['POST /api/class-sessions/{sessionId}/family-mails', () => import('../../features/classes/family-mails/mail-families.ts')],
      previewFamilyMails: ['GET /api/class-sessions/{sessionId}/family-mails', () => import('../../features/classes/family-mails/preview-family-mails.ts')],
    },
    lessonPlans: {
      printLessonPlans: ['POST /api/courses/{courseId}/lesson-plans', () => import('../../features/courses/lesson-plans/print-lesson-plans.ts')],
    },
    noteReports: {
      generateNotePdf: ['POST /api/notes/{noteId}/generate', () => import('../../features/notes/note-reports/generate-note-pdf.ts')],
      listNoteSendings: ['GET /api/notes/{noteId}/sendings', () => import('../../features/notes/note-reports/note-report.ts')],
      openBlankNotePdf: ['POST /api/note-forms/pdf', () => import('../../features/notes/note-reports/open-blank-note-pdf.ts')],
      openNotePdf: ['POST /api/notes/{noteId}/pdf', () => import('../../features/notes/note-reports/note-report.ts')],
      sendNote: ['POST /api/notes/{noteId}/send', () => import('../../features/notes/note-reports/note-report.ts')],
    },
    progressDocuments: {
      listProgressSendings: ['GET /api/progress-reports/{progressReportId}/sendings', () => import('../../features/classes/progress-documents/progress-report.ts')],
      openClassProgressPdf: ['POST /api/classes/{classId}/progress/pdf', () => import('../../features/classes/progress-documents/class-progress-pdf.ts')],
      openProgressPdf: ['POST /api/progress-reports/{progressReportId}/pdf', () => import('../../features/classes/progress-documents/progress-report.ts')],
      sendProgressReport: ['POST /api/progress-reports/{progressReportId}/send', () => import('../../features/classes/progress-documents/progress-report.ts')],
    },
    qrPosters: {
      openQrPoster: ['POST /api/organizations/{organizationId}/qr-code/poster', () => import('../../features/intake/qr-posters/open-qr-poster.ts')],
    },
    reportDocuments: {
      listSendings: ['GET /api/eye-reports/{eyeReportId}/sendings', () => import('../../features/eye/report-documents/eye-report.ts')],
      openBlankEyeForm: ['POST /api/eye-forms/pdf', () => import('../../features/eye/report-documents/open-blank-eye-form.ts')],
      openEyeReportPdf: ['POST /api/eye-reports/{eyeReportId}/pdf', () => import('../../features/eye/report-documents/eye-report.ts')],
      sendEyeReport: ['POST /api/eye-reports/{eyeReportId}/send', () => import('../../features/eye/report-documents/eye-report.ts')],
    },
    reportLinks: {
      openReportLink: ['POST /api/report-links/open', () => import('../../features/reports/report-links/open-report-link.ts')],
      readLinkedReports: ['POST /api/report-links/read', () => import('../../features/reports/report-links/read-linked-reports.ts')],
    },
    screeningReports: {
      listScreeningSendings: ['GET /api/screenings/{screeningId}/sendings', () => import('../../features/screening/screening-reports/screening-report.ts')],
      openBlankScreeningForm: ['POST /api/screening-forms/pdf', () => import('../../features/screening/screening-reports/open-blank-screening-form.ts')],
      openScreeningPdf: ['POST /api/screenings/{screeningId}/pdf', () => import('../../features/screening/screening-reports/screening-report.ts')],
      sendScreeningReport: ['POST /api/screenings/{screeningId}/send', () => import('../../features/screening/screening-reports/screening-report.ts')],
    },
    templatePreviews: {
      previewTemplate: ['POST /api/cases/{caseId}/templates/{templateId}/preview', () => import('../../features/notes/template-previews/preview-template.ts')],
    },
    treeReports: {
      listTreeSendings: ['GET /api/cases/{caseId}/tree/sendings', () => import('../../features/screening/tree-reports/tree-report.ts')],
      openBlankTree: ['POST /api/tree-forms/pdf', () => import('../../features/screening/tree-reports/open-blank-tree.ts')],
      openTreePdf: ['POST /api/cases/{caseId}/tree/pdf', () => import('../../features/screening/tree-reports/tree-report.ts')],
      sendTree: ['POST /api/cases/{caseId}/tree/send', () => import('../../features/screening/tree-reports/tree-report.ts')],
    },
  },
};
