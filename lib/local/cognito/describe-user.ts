import { attributeList } from './attributes.ts';
import type { User } from './users.ts';

export const seconds = (milliseconds: number) => milliseconds / 1000;

export function describeUser(user: User) {
  return {
    Username: user.sub,
    Attributes: attributeList(user),
    UserCreateDate: seconds(user.createdAt),
    UserLastModifiedDate: seconds(user.changedAt),
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

export function describeMfa(user: User) {
  if (!user.totp?.enabled) return {};
  return { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
}
