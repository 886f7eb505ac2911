import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Backend, region } from '../start-backend.ts';
import { signInTo } from './demo-client.ts';
import { demoFeatures } from './features.ts';
import { demoCommands, demoPassword, demoPeople } from './people.ts';

/** Makes the demonstration through the product's own Lambdas. @param web address of the running product */
export async function makeDemo(backend: Backend, web: string): Promise<void> {
  for (const command of demoCommands()) await backend.provision(command);
  await setPasswords(backend);
  for (const { makeRecords } of demoFeatures)
    await makeRecords((email, organization) => signInTo(web, email, organization));
}

/** As if each person had signed in with the password they were sent and kept it. */
async function setPasswords({ cognito }: Backend): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    endpoint: cognito.endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  for (const { email } of demoPeople) {
    await client.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: cognito.userPoolId,
        Username: email,
        Password: demoPassword,
        Permanent: true,
      }),
    );
  }
  client.destroy();
}
