import { ModuleName } from '../../shared/licences/schema.ts';
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

/** Whoever it is about is told what was decided, if it is still so. */
const tellDecided: TellingReaction = {
  name: 'tell-decided',
  on: ['module.granted', 'module.closed'],
  react: async (entry, context) => {
    const { member, module } = accessIn(entry);
    const access = await context.endings.accessTo(member, module);
    if (!access) return [];
    const { until, lastAnswer } = access;
    if (entry.act === 'module.granted')
      return access.status === 'granted'
        ? tellFromPlatform(entry, context, [member], { kind: 'module.granted', module: access.module, until })
        : [];
    const reason = lastAnswer?.reason ?? '';
    return access.status === 'granted'
      ? []
      : tellFromPlatform(entry, context, [member], { kind: 'module.closed', module: access.module, reason });
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

export const licenceReactions = [tellRequested, tellDecided, tellEnding];
