import { type TellingReaction, tellFromPlatform } from './tell.ts';

/** Whoever sent a link that was closed by wrong birth dates is told, to send another. */
const tellLocked: TellingReaction = {
  name: 'tell-locked',
  on: ['reportLink.locked'],
  react: async (entry, context) => {
    const sending = await context.sendings.get(String(entry.detail?.sending));
    const child = sending && (await context.cases.get(sending.caseId));
    if (!child) return [];
    return tellFromPlatform(entry, context, [sending.sentBy], {
      kind: 'report-link.locked',
      caseId: child.id,
      caseName: child.fullName,
    });
  },
};

export const reportReactions = [tellLocked];
