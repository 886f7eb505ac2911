import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Copies visit date and follow-up of a finished report to the case. */
const noteVisit: Reaction<ReactionContext> = {
  name: 'note-visit',
  on: ['eyeReport.finished', 'eyeReport.amended'],
  react: async ({ record }, { eye, cases }) => {
    const report = await eye.get(record);
    const child = report && (await cases.get(report.caseId));
    if (!child || report.deletedAt !== null) return [];
    const visit = { seenOn: report.date, dueOn: report.followUp };
    await cases.noteVisit(child, visit, { act: 'case.seen', record: child.id });
    return [];
  },
};

/** Copies the signature image, so that signed reports keep it if the person replaces it. */
const keepSignature: Reaction<ReactionContext> = {
  name: 'keep-signature',
  on: ['eyeReport.finished', 'eyeReport.amended', 'eyeReport.deleted', 'eyeReport.restored'],
  react: async ({ record }, { eye, files }) => {
    const signature = (await eye.get(record))?.savedBy.signatureId;
    if (signature) await files.copySignature(signature);
    return [];
  },
};

export const eyeReactions = [noteVisit, keepSignature];
