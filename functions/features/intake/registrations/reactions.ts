import { registrationReceiptsPerHour } from '../../../../shared/core/limits.ts';
import { receiptAddress } from '../../../../shared/features/intake/registrations/receipt-address.ts';
import type { RegistrationRecord } from '../../../../shared/features/intake/registrations/record.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { countRegistrationWrite } from '../qr-codes/count-registration-write.ts';
import type { PublicFace } from './public-faces-store.ts';
import { caseFieldsOf } from './registered-case.ts';

/**
 * Creates the case of a registration with its related records, once. The family already has a confirmation.
 * The registration is therefore kept even if the organisation has been archived, or its licence has ended.
 */
const createRegisteredCase: Reaction<ReactionContext> = {
  name: 'create-registered-case',
  on: ['registration.received'],
  react: async ({ record: id }, context) => {
    const { inbox, cases, organization, publicFaces } = context;
    const [registration, face] = await Promise.all([inbox.get(id), publicFaces.read(organization)]);
    const fields = registration?.fields;
    if (!registration || !fields) return [];
    const { record, writes } = await cases.registration(caseFieldsOf(fields));
    return [
      inbox.emptyWrite(id),
      countRegistrationWrite(organization, registration.code),
      ...writes,
      ...consentWrites(record.id, registration, fields, { face, context }),
      ...(await receiptWrites(fields, { face, context })),
    ];
  },
};

interface Scope {
  /** The organisation's public data; undefined if not stored yet. */
  face: PublicFace | undefined;
  context: ReactionContext;
}

function consentWrites(
  caseId: string,
  { given, at }: RegistrationRecord,
  { language, consentBy: name, relationship }: RegistrationFields,
  { face, context: { consents } }: Scope,
): Write[] {
  const shared = {
    language,
    giver: { name, relationship },
    method: 'qr' as const,
    givenOn: todayIn(face?.timeZone ?? 'UTC', Date.parse(at)),
    note: '',
    by: null,
  };
  return given.flatMap(({ term, textHash }) => {
    const purpose = term === null ? ('care' as const) : ('terms' as const);
    return consents.giveWrites(caseId, { ...shared, purpose, term, textHash }).writes;
  });
}

/**
 * A receipt without the entered data, because its recipient may not be the person who registered the child.
 */
async function receiptWrites(
  fields: RegistrationFields,
  { face, context: { mails, hourlyLimiter } }: Scope,
): Promise<Write[]> {
  const to = receiptAddress(fields);
  if (!to || !face) return [];
  const isFew = await hourlyLimiter.tryConsume('registration-receipt', to, registrationReceiptsPerHour);
  if (!isFew) return [];
  return [
    mails.sendWrite({
      template: 'registration-receipt',
      to,
      locale: fields.language,
      script: fields.script ?? face.script,
      values: { organization: face.name },
      link: null,
    }),
  ];
}

const mirrorPublicFace: Reaction<ReactionContext> = {
  name: 'mirror-public-face',
  on: [
    'organization.created',
    'organization.changed',
    'organization.archived',
    'organization.restored',
    'licence.changed',
    'qrCode.made',
    'qrCode.extended',
    'survey.created',
  ],
  react: (_, { publicFaces, organization }) => publicFaces.mirrorWrites(organization),
};

export const registrationReactions = [createRegisteredCase, mirrorPublicFace];
