import { reportedRecords } from '../../../../shared/core/documents/document-kinds.ts';
import { rememberedIn } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import { mailedCopyKinds, presetCopy } from '../../../../shared/features/eye/report-documents/copies.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { ReportContent, withCopy } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { mailingOf } from '../../../platform/features/mailing-of.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { eyeReportQuery, eyeSeriesQuery, reportChangesQuery } from '../eye-reports/queries.ts';

export const eyeReportSource: ReportSource = {
  key: 'eye',
  root: 'eye',
  idKind: 'eyeReport',
  kinds: EyeReportKind.options,
  mail: reportedRecords.eyeReport.mail,
  fileName: ({ reference }, kind, language) => `${reference}-${kind}-${language}`,
  defaultContent: async () => {
    const remembered = rememberedIn(await queryClient.fetchQuery(eyeChoicesQuery));
    return ReportContent.parse({ ...remembered, hasTreatmentEffect: false });
  },
  copies: {
    kinds: mailedCopyKinds.map(kind => ({ kind, title: `eye:copies.${kind}` as const })),
    presetOf: async id => presetCopy((await queryClient.fetchQuery(eyeReportQuery(id))).to),
    kindIn: content => ReportContent.parse(content).copy ?? null,
    contentFor: (content, kind) => {
      const copy = mailedCopyKinds.find(name => name === kind) ?? 'family';
      return withCopy(ReportContent.parse(content), copy);
    },
  },
  remarkOf: content => {
    const { copy } = ReportContent.parse(content);
    return copy ? `eye:copies.${copy}` : null;
  },
  listRecords: async caseId => {
    const { visits } = await queryClient.fetchQuery(eyeSeriesQuery(caseId));
    return visits
      .map(({ id, reference, date, status }) => ({ id, reference, date, isDraft: status === 'draft' }))
      .toReversed();
  },
  changesOf: async ({ id }) => (await queryClient.fetchQuery(reportChangesQuery(id))).changes,
  send: (wanted, idempotencyKey) => {
    const content = ReportContent.parse(wanted.copy.content);
    return call(
      reportDocuments.sendEyeReport,
      {
        ...content,
        ...mailingOf(wanted),
        copy: mailedCopyKinds.find(kind => kind === content.copy),
        eyeReportId: wanted.recordId,
        kinds: EyeReportKind.options.filter(kind => wanted.kinds.includes(kind)),
      },
      { idempotencyKey },
    );
  },
  listSendings: (recordId, page, signal) =>
    call(reportDocuments.listSendings, { eyeReportId: recordId, ...page }, { signal }),
};
