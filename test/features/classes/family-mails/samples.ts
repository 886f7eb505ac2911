import {
  familyMails as calls,
  type familyMails,
} from '../../../../shared/features/classes/family-mails/endpoints.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeSession } from '../sessions/samples.ts';

/** An activity’s text for families, with every field filled in. */
export const letter = (about: string): NonNullable<ActivityFields['email']> => ({
  en: {
    subject: `${about} in English`,
    text: `${about}: {{case.fullName}} practised {{activity.title}} on {{session.date}} at {{organization.name}}. {{author.fullName}}`,
  },
  zh: {
    subject: `${about}中文`,
    text: `${about}：{{case.fullName}}在{{session.date}}练习了{{activity.title}}。`,
  },
});

const someDay = () => `20${10 + Math.floor(Math.random() * 15)}-04-${10 + Math.floor(Math.random() * 19)}`;

/** A past session of some children, with activities that have texts for families. */
export async function makeMailedSession(
  maker: Principal,
  caseIds: string[],
  letters: ActivityFields['email'][],
  date = someDay(),
): Promise<Session> {
  const activityIds: string[] = [];
  for (const [index, email] of letters.entries())
    activityIds.push((await makeCustomActivity(maker, { title: `Activity ${index + 1}`, email })).id);
  return makeSession(maker, { date, caseIds, activityIds });
}

const own = async ({ maker }: SampleContext) => {
  const { id } = await makeCase(maker, { contactEmail: uniqueEmail() });
  return makeMailedSession(maker, [id], [letter('Tracking')]);
};

const named = { sessionId: 'classSession' } as const;

export const familyMailsSamples: Samples<typeof familyMails> = {
  previewFamilyMails: {
    input: async context => ({ sessionId: (await own(context)).id }),
    references: named,
    costGrowsWithData: true,
  },
  mailFamilies: {
    input: async context => {
      const { id: sessionId } = await own(context);
      const { data } = await context.maker.call(calls.previewFamilyMails, { sessionId });
      return { sessionId, fingerprint: data.fingerprint, knownLast: null };
    },
    references: named,
    fixedFields: ['fingerprint', 'knownLast'],
    expectedOutput: () => ({ families: 1 }),
    allowedRaceErrors: [
      ...(['record.missing', 'class-session.cancelled', 'class-session.mailed'] as const),
      ...(['class-session.mail-changed', 'class-session.nothing-to-mail'] as const),
    ],
    costGrowsWithData: true,
  },
};
