import { ModuleName } from '../../../../shared/features/organizations/module-access/schema.ts';
import { accessIn, adminsIn, type TellingReaction, tell, tellFromPlatform } from './tell.ts';

/** Admins know what their people ask the platform for. */
const tellRequested: TellingReaction = {
  name: 'tell-requested',
  on: ['module.requested'],
  react: async (entry, context) => {
    const module = ModuleName.parse(accessIn(entry).module);
    return tell(entry, context, await adminsIn(context), { kind: 'module.requested', module });
  },
};

/** Whoever it is about is told what was decided, if it is still so and a certificate leaves it so. */
const tellDecided: TellingReaction = {
  name: 'tell-decided',
  on: ['module.granted', 'module.closed'],
  react: async (entry, context) => {
    const { member, module } = accessIn(entry);
    const access = await context.endings.accessTo(member, module);
    if (!access) return [];
    const { until, lastAnswer, certified } = access;
    const isGranted = access.status === 'granted';
    if (entry.act === 'module.granted') {
      const opened = { kind: 'module.granted', module: access.module, until } as const;
      return isGranted ? tell(entry, context, [member], opened) : [];
    }
    const reason = lastAnswer?.reason ?? '';
    const closed = { kind: 'module.closed', module: access.module, reason } as const;
    return isGranted || certified ? [] : tell(entry, context, [member], closed);
  },
};

/** Admins are told of the end of the licence, a member of the end of an access. */
const tellEnding: TellingReaction = {
  name: 'tell-ending',
  on: ['licence.ending', 'module.ending'],
  react: async (entry, context) => {
    const until = String(entry.detail?.until);
    if (entry.act === 'licence.ending') {
      const fact = { kind: 'licence.ending', slug: context.organization, endsOn: until } as const;
      return tellFromPlatform(entry, context, await adminsIn(context), fact);
    }
    const { member, module } = accessIn(entry);
    const fact = { kind: 'module.ending', module: ModuleName.parse(module), until } as const;
    return tellFromPlatform(entry, context, [member], fact);
  },
};

/** Whoever a certificate is of is told what was found, if it is still so. */
const tellOfCertificate: TellingReaction = {
  name: 'tell-of-certificate',
  on: ['member.certificate-verified', 'member.certificate-rejected'],
  react: async (entry, context) => {
    const [person = '', id] = entry.record.split('#');
    const own = await context.certificates.list(person);
    const found = own.find(one => one.id === id && entry.act === `member.certificate-${one.status}`);
    if (!found) return [];
    const { title, module, expiresOn: until } = found;
    return tellFromPlatform(
      entry,
      context,
      [person],
      found.status === 'verified'
        ? { kind: 'certificate.verified', title, module, until }
        : { kind: 'certificate.rejected', title, reason: found.reason ?? '' },
    );
  },
};

export const licenceReactions = [tellRequested, tellDecided, tellEnding, tellOfCertificate];
