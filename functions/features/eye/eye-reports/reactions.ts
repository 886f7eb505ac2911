import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

async function openEye({ openStore }: Pick<ReactionContext, 'openStore'>) {
  const { EyeStore } = await import('./eye-store.ts');
  return openStore(EyeStore);
}

async function noteLastVisit(caseId: string, { cases, openStore }: ReactionContext): Promise<[]> {
  const child = await cases.get(caseId);
  if (!child) return [];
  const eye = await openEye({ openStore });
  await cases.noteLastVisit(child, () => eye.lastVisit(child.id));
  return [];
}

/** Copies the days of the last, next due and booked visit to the case after a finished report has changed. */
const noteVisit: Reaction<ReactionContext> = {
  name: 'note-visit',
  on: ['eyeReport.finished', 'eyeReport.amended', 'eyeReport.deleted', 'eyeReport.restored'],
  react: ({ record }, context) => noteLastVisit(caseIdFromChildId(record), context),
};

/** Copies the days of the last, next due and booked visit to the case after a merge or a recall note. */
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
  react: ({ record }, context) => noteLastVisit(record, context),
};

/** Copies the signature image, so that signed reports keep it even if the person uploads another one. */
const keepSignature: Reaction<ReactionContext> = {
  name: 'keep-signature',
  on: ['eyeReport.finished', 'eyeReport.amended', 'eyeReport.deleted', 'eyeReport.restored'],
  react: async ({ record }, { openStore, files }) => {
    const report = await (await openEye({ openStore })).get(record);
    const signature = report?.savedBy.signatureId;
    if (signature) await files.keepPicture('signature', signature);
    return [];
  },
};

/** Copies the logo, so that signed reports keep it if the organisation replaces it. */
const keepLogo: Reaction<ReactionContext> = {
  name: 'keep-logo',
  on: ['eyeReport.finished', 'eyeReport.amended'],
  react: async ({ record }, { openStore, files }) => {
    const eye = await openEye({ openStore });
    const report = await eye.get(record);
    const frozen = report && (await eye.frozen(report));
    const logo = frozen?.organization.logoId;
    if (logo) await files.keepPicture('organization-logo', logo);
    return [];
  },
};

export const eyeReactions = [noteVisit, noteDecision, keepSignature, keepLogo];
