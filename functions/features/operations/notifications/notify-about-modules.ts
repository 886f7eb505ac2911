import { ModuleName } from '../../../../shared/core/fields.ts';
import { adminIds, moduleAccessOf, type NotificationReaction, notify, notifyFromPlatform } from './notify.ts';

const notifyRequested: NotificationReaction = {
  name: 'tell-requested',
  on: ['module.requested'],
  react: async (entry, context) => {
    const module = ModuleName.parse(moduleAccessOf(entry).module);
    return notify(entry, context, await adminIds(context), { kind: 'module.requested', module });
  },
};

/**
 * Notifies a member that a module was granted or closed, if this still applies. If a certificate still gives
 * access to a closed module, the member is not notified.
 */
const notifyDecided: NotificationReaction = {
  name: 'tell-decided',
  on: ['module.granted', 'module.closed'],
  react: async (entry, context) => {
    const { member, module } = moduleAccessOf(entry);
    const access = await context.expirations.accessTo(member, module);
    if (!access) return [];
    const { until, lastAnswer, certified } = access;
    const isGranted = access.status === 'granted';
    if (entry.act === 'module.granted') {
      const opened = { kind: 'module.granted', module: access.module, until } as const;
      return isGranted ? notify(entry, context, [member], opened) : [];
    }
    const reason = lastAnswer?.reason ?? '';
    const closed = { kind: 'module.closed', module: access.module, reason } as const;
    return isGranted || certified ? [] : notify(entry, context, [member], closed);
  },
};

/** Notifies admins of a licence that will expire, and members of a module that will expire. */
const notifyExpiring: NotificationReaction = {
  name: 'tell-ending',
  on: ['licence.ending', 'module.ending'],
  react: async (entry, context) => {
    const until = String(entry.detail?.until);
    if (entry.act === 'licence.ending') {
      const fact = { kind: 'licence.ending', slug: context.organization, endsOn: until } as const;
      return notifyFromPlatform(entry, context, await adminIds(context), fact);
    }
    const { member, module } = moduleAccessOf(entry);
    const fact = { kind: 'module.ending', module: ModuleName.parse(module), until } as const;
    return notifyFromPlatform(entry, context, [member], fact);
  },
};

/**
 * Notifies the owner of a certificate that the certificate was reviewed, unless the result has changed since.
 */
const notifyCertificateReviewed: NotificationReaction = {
  name: 'tell-of-certificate',
  on: ['member.certificate-verified', 'member.certificate-rejected'],
  react: async (entry, context) => {
    const [person = '', id] = entry.record.split('#');
    const own = await context.certificates.list(person);
    const found = own.find(
      certificate => certificate.id === id && entry.act === `member.certificate-${certificate.status}`,
    );
    if (!found) return [];
    const { title, module, expiresOn } = found;
    /** A certificate that has expired gives no access to a module. */
    const hasExpired = expiresOn !== null && expiresOn < entry.at.slice(0, 10);
    const opened = hasExpired ? { module: null, until: null } : { module, until: expiresOn };
    return notifyFromPlatform(
      entry,
      context,
      [person],
      found.status === 'verified'
        ? { kind: 'certificate.verified', title, ...opened }
        : { kind: 'certificate.rejected', title, reason: found.reason ?? '' },
    );
  },
};

export const moduleReactions = [notifyRequested, notifyDecided, notifyExpiring, notifyCertificateReviewed];
