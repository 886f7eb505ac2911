import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../../shared/core/errors.ts';
import type { Locale } from '../../../shared/core/fields.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';
import { OwnAccounts } from './own-accounts.ts';
import { Passwords } from './passwords.ts';
import { personIdIn } from './person-id.ts';
import { SignIns } from './sign-ins.ts';

export interface NewPerson {
  email: string;
  fullName: string;
  locale: Locale;
  /** Initial password; if absent, Cognito sends the person a generated password by email. */
  temporaryPassword?: string;
}

export interface GroupMember {
  email: string;
  locale: Locale;
}

export interface PoolUser {
  id: string;
  hasPassword: boolean;
  /** Whether the user has a name. Invited users have none until they join. */
  hasName: boolean;
}

interface RegistrationDetails {
  password: string;
  fullName: string;
  locale: Locale;
}

export class UserPool {
  readonly #client: CognitoIdentityProviderClient;
  readonly #environment: Environment;
  readonly ownAccounts: OwnAccounts;
  readonly passwords: Passwords;
  readonly signIns: SignIns;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#client = new CognitoIdentityProviderClient({
      region: environment.region,
      endpoint: environment.standIns?.endpoints.cognito,
      credentials: environment.standIns?.credentials,
      requestHandler: awsTimeouts,
    });
    this.passwords = new Passwords(this.#client, environment);
    this.signIns = new SignIns(this.#client, environment);
    this.ownAccounts = new OwnAccounts(this.#client, environment, this.passwords);
  }

  /** User name of a new user: an id if the pool was recreated, otherwise the email address. */
  #newName(email: string): string {
    return this.#environment.namesAreIds ? randomUUID() : email;
  }

  /** The id of the user with this email address. Creates the user if there is none. */
  async ensureUser({ email, fullName, locale, temporaryPassword }: NewPerson): Promise<string> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      const { User } = await this.#client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: this.#newName(email),
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'name', Value: fullName },
            { Name: 'locale', Value: locale },
          ],
          ...(temporaryPassword && {
            TemporaryPassword: temporaryPassword,
            MessageAction: 'SUPPRESS' as const,
          }),
        }),
      );
      return idOf(User?.Username, User?.Attributes);
    } catch (error) {
      if (!isTaken(error)) throw error;
      const known = await this.#client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
      return idOf(known.Username, known.UserAttributes);
    }
  }

  /** Finds the user with this email address. If none exists, creates one without password; sends no email. */
  async findOrCreate(email: string, locale: Locale): Promise<PoolUser> {
    const known = await this.find(email);
    if (known) return known;
    try {
      const { User } = await this.#client.send(
        new AdminCreateUserCommand({
          UserPoolId: this.#environment.userPoolId,
          Username: this.#newName(email),
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'locale', Value: locale },
          ],
          MessageAction: 'SUPPRESS',
        }),
      );
      return { id: idOf(User?.Username, User?.Attributes), hasPassword: false, hasName: false };
    } catch (error) {
      if (isTaken(error)) return this.findOrCreate(email, locale);
      throw error;
    }
  }

  /** Finds a user; undefined if there is none. @param username email address or sub */
  async find(username: string): Promise<PoolUser | undefined> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      const { Username, UserAttributes, UserStatus } = await this.#client.send(
        new AdminGetUserCommand({ UserPoolId, Username: username }),
      );
      return {
        id: idOf(Username, UserAttributes),
        hasPassword: UserStatus !== 'FORCE_CHANGE_PASSWORD',
        hasName: UserAttributes?.some(({ Name, Value }) => Name === 'name' && Value) ?? false,
      };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }

  /** Sets a user's first permanent password and their name. @throws request.invalid */
  async register(sub: string, { password, fullName, locale }: RegistrationDetails): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    const UserAttributes = [
      { Name: 'name', Value: fullName },
      { Name: 'locale', Value: locale },
    ];
    await this.#client.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }),
    );
    await this.passwords.set(sub, password, 'password');
  }

  async hasSecondFactor(sub: string): Promise<boolean> {
    const { userPoolId: UserPoolId } = this.#environment;
    const { UserMFASettingList } = await this.#client.send(
      new AdminGetUserCommand({ UserPoolId, Username: sub }),
    );
    return UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
  }

  async disableSecondFactor(sub: string): Promise<void> {
    await this.#client.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: this.#environment.userPoolId,
        Username: sub,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    );
  }

  /** Sets a verified email address. @throws email.taken */
  async changeEmail(sub: string, email: string): Promise<void> {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      await this.#client.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }),
      );
    } catch (error) {
      throw error instanceof AliasExistsException ? new AppError('email.taken') : error;
    }
  }

  /** Signs a user out everywhere. Does nothing if the user does not exist. */
  async signOut(sub: string): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      await this.#client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: sub }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  }

  async deleteUser(sub: string): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      await this.#client.send(new AdminDeleteUserCommand({ UserPoolId, Username: sub }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  }

  async addToGroup(sub: string, GroupName: string): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    await this.#client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: sub, GroupName }));
  }

  async isInGroup(sub: string, group: string): Promise<boolean> {
    const { userPoolId: UserPoolId } = this.#environment;
    const { Groups = [] } = await this.#client.send(
      new AdminListGroupsForUserCommand({ UserPoolId, Username: sub }),
    );
    return Groups.some(({ GroupName }) => GroupName === group);
  }

  /**
   * Checks that the user is not a superadmin, because organisations cannot invite superadmins. @throws
   * member.not-invitable
   */
  async requireInvitable(sub: string): Promise<void> {
    if (await this.isInGroup(sub, 'superadmin')) throw new AppError('member.not-invitable');
  }

  /** Makes Cognito send a new initial password to a user who has not signed in yet. */
  async resendFirstPassword(email: string): Promise<void> {
    const { userPoolId: UserPoolId, namesAreIds } = this.#environment;
    const Username = namesAreIds ? (await this.find(email))?.id : email;
    await this.#client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'RESEND' }));
  }

  /** Enabled users of a group; reads only the first 60. */
  async listGroup(GroupName: string): Promise<GroupMember[]> {
    const { userPoolId: UserPoolId } = this.#environment;
    const { Users = [] } = await this.#client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
    return Users.filter(({ Enabled }) => Enabled).flatMap(({ Attributes }) => {
      const attribute = (name: string) => Attributes?.find(({ Name }) => Name === name)?.Value;
      const email = attribute('email');
      return email
        ? [{ email, locale: attribute('locale') === 'zh' ? ('zh' as const) : ('en' as const) }]
        : [];
    });
  }
}

const isTaken = (error: unknown) =>
  error instanceof UsernameExistsException || error instanceof AliasExistsException;

function idOf(
  username: string | undefined,
  attributes: { Name?: string | undefined; Value?: string | undefined }[] | undefined,
): string {
  return personIdIn(username, attributes?.find(({ Name }) => Name === 'sub')?.Value);
}
