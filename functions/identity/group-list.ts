import {
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Environment } from '../environment.ts';
import { patience } from '../patience.ts';

/** Somebody of a group, as far as writing to them goes. */
export interface Addressee {
  email: string;
  locale: 'en' | 'zh';
}

/** The people of a group of the user pool: of more than sixty, sixty. */
export function groupLister(environment: Environment): (group: string) => Promise<Addressee[]> {
  const { region, standIns, userPoolId: UserPoolId } = environment;
  const client = new CognitoIdentityProviderClient({
    region,
    endpoint: standIns?.endpoints.cognito,
    credentials: standIns?.credentials,
    requestHandler: patience,
  });
  return async GroupName => {
    const { Users = [] } = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
    return Users.filter(({ Enabled }) => Enabled).flatMap(({ Attributes }) => {
      const told = (name: string) => Attributes?.find(({ Name }) => Name === name)?.Value;
      const email = told('email');
      return email ? [{ email, locale: told('locale') === 'zh' ? ('zh' as const) : ('en' as const) }] : [];
    });
  };
}
