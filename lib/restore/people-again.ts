import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { PersonRecord } from '../../shared/features/people/account/record.ts';

export interface PeopleAgain {
  table: string;
  userPoolId: string;
  onPage?: (done: PeopleMade) => void;
}

export interface PeopleMade {
  made: number;
  found: number;
}

/** Number of parallel requests; Cognito allows 50 requests a second. */
const atOnce = 10;

/**
 * Creates the people of a restored table in a new user pool, with their ids as user names. Sends no emails.
 * People who had joined get a random password, and can reset it by email. People who were only invited can
 * still join with the link in their invitation. A second run creates only people who are missing.
 */
export async function makePeopleAgain(
  { table, userPoolId, onPage }: PeopleAgain,
  dynamodb = new DynamoDBClient({}),
  cognito = new CognitoIdentityProviderClient({ maxAttempts: 10 }),
): Promise<PeopleMade> {
  const documents = DynamoDBDocumentClient.from(dynamodb);
  const counts = { made: 0, found: 0 };
  const scan = paginateScan(
    { client: documents },
    {
      TableName: table,
      FilterExpression: 'begins_with(pk, :people) AND sk = :person',
      ExpressionAttributeValues: { ':people': 'P#', ':person': 'PERSON' },
    },
  );
  for await (const { Items = [] } of scan) {
    for (let from = 0; from < Items.length; from += atOnce)
      await Promise.all(
        Items.slice(from, from + atOnce).map(async item => {
          const isNew = await makePerson(cognito, userPoolId, PersonRecord.parse(item));
          counts[isNew ? 'made' : 'found']++;
        }),
      );
    onPage?.(counts);
  }
  return counts;
}

/** Creates one person in the user pool. @returns false if the person already existed */
async function makePerson(
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
  { id, email, fullName, locale }: PersonRecord,
): Promise<boolean> {
  const hasJoined = fullName !== email;
  const isNew = await cognito
    .send(
      new AdminCreateUserCommand({
        ...{ UserPoolId, Username: id, MessageAction: 'SUPPRESS' },
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'locale', Value: locale },
          ...(hasJoined ? [{ Name: 'name', Value: fullName }] : []),
        ],
      }),
    )
    .then(
      () => true,
      error => {
        if (error instanceof UsernameExistsException) return false;
        throw error;
      },
    );
  if (!hasJoined) return isNew;
  const { UserStatus } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: id }));
  if (UserStatus === 'FORCE_CHANGE_PASSWORD')
    await cognito.send(
      new AdminSetUserPasswordCommand({
        ...{ UserPoolId, Username: id, Permanent: true },
        Password: `${randomBytes(24).toString('base64url')}aA1!`,
      }),
    );
  return isNew;
}
