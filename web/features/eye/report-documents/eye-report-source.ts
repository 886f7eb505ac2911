import { rememberedIn } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import {
  copyKindIn,
  mailedCopyKinds,
  presetCopy,
} from '../../../../shared/features/eye/report-documents/copies.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { ReportContent, withCopy } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { reportSourceOf } from '../../../platform/features/report-source-of.ts';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { eyeReportQuery, eyeSeriesQuery, reportChangesQuery } from '../eye-reports/queries.ts';
import { choicesIn } from './choices-in.ts';
import { CopyNotice } from './copy-notice.tsx';
import { allParams, choiceKind, reportPages } from './report-choice.ts';

export const eyeReportSource: ReportSource = {
  ...reportSourceOf(
    'eyeReport',
    {
      send: reportDocuments.sendEyeReport,
      list: reportDocuments.listSendings,
      open: reportDocuments.openEyeReportPdf,
    },
    ({ kinds, copy: { content } }) => {
      const { copy, ...options } = ReportContent.parse(content);
      return {
        ...options,
        copy: mailedCopyKinds.find(kind => kind === copy),
        kinds: EyeReportKind.options.filter(kind => kinds.includes(kind)),
      };
    },
    kind => ({ kind, language: 'en' }),
  ),
  page: kind => reportPages[kind as EyeReportKind],
  key: 'eye',
  root: 'eye',
  fileName: ({ reference }, kind, language) => `${reference}-${kind}-${language}`,
  defaultContent: async () => {
    const remembered = rememberedIn(await queryClient.fetchQuery(eyeChoicesQuery));
    return ReportContent.parse({ ...remembered, hasTreatmentEffect: false });
  },
  copies: {
    kinds: mailedCopyKinds.map(kind => ({ kind, title: `eye:copies.${kind}` as const })),
    presetOf: async id => presetCopy((await queryClient.fetchQuery(eyeReportQuery(id))).to),
    kindIn: copyKindIn,
    choiceKind,
    paramsOf: ({ content, ...written }) => allParams({ ...ReportContent.parse(content), ...written }),
    contentFor: (content, kind) => {
      const copy = mailedCopyKinds.find(name => name === kind) ?? 'family';
      return withCopy(ReportContent.parse(content), copy);
    },
  },
  CopyNotice,
  remarkOf: content => {
    const copy = copyKindIn(content);
    return copy ? `eye:copies.${copy}` : null;
  },
  choicesIn: content => choicesIn(ReportContent.parse(content)),
  listRecords: async caseId => {
    const { visits } = await queryClient.fetchQuery(eyeSeriesQuery(caseId));
    return visits
      .map(({ id, reference, date, status }) => ({ id, reference, date, isDraft: status === 'draft' }))
      .toReversed();
  },
  timesOf: id => queryClient.fetchQuery(eyeReportQuery(id)),
  changesOf: async ({ id }) => (await queryClient.fetchQuery(reportChangesQuery(id))).changes,
};
