import { join } from 'node:path';
import type { CognitoTrigger } from '../../functions/lambdas/cognito.ts';
import { clientAttributes } from '../cloud/client-attributes.ts';
import { createGroups } from './cognito/create-groups.ts';
import { startCognito } from './cognito/start-cognito.ts';
import { startDynoxide } from './dynamodb/start-dynoxide.ts';
import { startMail } from './mail/start-mail.ts';
import { createFileAuthorizer } from './s3/authorize-file-access.ts';
import { isFilesBucket } from './s3/files-buckets.ts';
import { startS3 } from './s3/start-s3.ts';
import { startSts } from './sts/start-sts.ts';

interface RegionOptions {
  name: string;
  /** Folder for data that survives a restart. */
  folder: string | undefined;
  scratch: string;
  webUrl: () => string;
  now: () => number;
  /** Clock by which signatures of S3 requests are checked. Defaults to `now`. */
  signingClock?: (() => number) | undefined;
  callTrigger: CognitoTrigger;
  fail: (sentence: string) => void;
}

export type Region = Awaited<ReturnType<typeof startRegion>>;

/** Starts the stand-ins that all cells (installations) of a region share: keys, sign-ins, tables, files. */
export async function startRegion(options: RegionOptions) {
  const { name, folder, scratch, webUrl, now, signingClock, callTrigger, fail } = options;
  const persistentFile = (file: string) => folder && join(folder, file);
  const sts = await startSts({ roles: { organization: ['api', 'events', 'jobs', 'mail', 'pdf'] } });
  const mail = await startMail({ ...(folder && { mailboxFile: join(folder, 'mail.json') }) });
  const [dynoxide, cognito, s3] = await Promise.all([
    startDynoxide(persistentFile('dynamodb.sqlite'), () => fail("DynamoDB's stand-in has ended.")),
    startCognito({
      database: persistentFile('cognito.sqlite') ?? ':memory:',
      now,
      deliver: letter => mail.send(letter),
      customMessage: event => callTrigger(event),
      triggers: {
        preTokenGeneration: event => callTrigger(event),
        postConfirmation: event => callTrigger(event),
      },
      attributes: { readAttributes: clientAttributes, writeAttributes: clientAttributes },
    }),
    startS3({
      folder: join(folder ?? scratch, 's3'),
      accessKeys: sts.secretOf,
      corsOrigins: () => [webUrl()],
      isAccessAllowed: createFileAuthorizer(isFilesBucket, sts.identify),
      now,
      ...(signingClock && { signingClock }),
    }),
  ]);
  await createGroups(cognito, name);
  return {
    sts,
    mail,
    dynoxide,
    cognito,
    s3,
    close: async () => {
      await Promise.all([cognito.close(), s3.close(), mail.close(), sts.close()]);
      await dynoxide.close();
    },
  };
}
