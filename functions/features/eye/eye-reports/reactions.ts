import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Copies date and follow-up of the last finished visit to the case. */
const noteVisit: Reaction<ReactionContext> = {
  name: 'note-visit',
  on: ['eyeReport.finished', 'eyeReport.amended', 'eyeReport.deleted', 'eyeReport.restored'],
  react: async ({ record }, { eye, cases }) => {
    const child = await cases.get(caseIdFromChildId(record));
    if (child) await cases.noteLastVisit(child, () => eye.lastVisit(child.id));
    return [];
  },
};

/** Copies to the case whether it is still due. */
const noteDecision: Reaction<ReactionContext> = {
  name: 'note-recall-decision',
  on: [
    'case.merged',
    'case.merge-undone',
    'case.released',
    'recall.not-needed',
    'recall.waiting',
    'recall.contacted',
    'recall.booked',
    'recall.undone',
  ],
  react: async ({ record }, { eye, cases }) => {
    const child = await cases.get(record);
    if (child) await cases.noteLastVisit(child, () => eye.lastVisit(child.id));
    return [];
  },
};

/** Copies the signature image, so that signed reports keep it if the person replaces it. */
const keepSignature: Reaction<ReactionContext> = {
  name: 'keep-signature',
  on: ['eyeReport.finished', 'eyeReport.amended', 'eyeReport.deleted', 'eyeReport.restored'],
  react: async ({ record }, { eye, files }) => {
    const signature = (await eye.get(record))?.savedBy.signatureId;
    if (signature) await files.keepPicture('signature', signature);
    return [];
  },
};

/** Copies the logo, so that signed reports keep it if the organisation replaces it. */
const keepLogo: Reaction<ReactionContext> = {
  name: 'keep-logo',
  on: ['eyeReport.finished', 'eyeReport.amended'],
  react: async ({ record }, { eye, frozenReports, files }) => {
    const report = await eye.get(record);
    const frozen = report && (await frozenReports.get(report));
    const logo = frozen?.organization.logoId;
    if (logo) await files.keepPicture('organization-logo', logo);
    return [];
  },
};

export const eyeReactions = [noteVisit, noteDecision, keepSignature, keepLogo];
