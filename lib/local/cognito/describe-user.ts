import { attributeList } from './attributes.ts';
import type { User } from './users.ts';

/** Converts milliseconds to seconds, which Cognito uses. */
export const seconds = (milliseconds: number) => milliseconds / 1000;

/** A person in the format in which AdminCreateUser and ListUsers return users. */
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

/** The active second factors of a person, in the format of Cognito's responses. */
export function describeMfa(user: User) {
  if (!user.totp?.enabled) return {};
  return { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
}
