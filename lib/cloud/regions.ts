/** Regions with all services that the product uses, according to AWS's list of services by region. */
const complete = [
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ca-central-1',
  'eu-central-1',
  'eu-north-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'sa-east-1',
  'us-east-1',
  'us-east-2',
  'us-west-2',
];

/** Regions without some services, and the services that they lack. */
const lacking: Record<string, string[]> = { 'ap-east-1': ['SES'] };

/** Regions whose SES can send the emails of a user pool that is in another region. */
const cognitoMailRegions = ['us-east-1', 'us-west-2', 'eu-west-1'];

interface Choice {
  region: string;
  mailRegion: string | null;
  copiesRegion: string | null;
  passwordMails: 'cognito' | 'ses';
}

/**
 * Says what is wrong with the regions of a stage, and which regions to choose; undefined if they are valid.
 */
export function regionProblem({
  region,
  mailRegion,
  copiesRegion,
  passwordMails,
}: Choice): string | undefined {
  const missing = complete.includes(region) ? [] : lacking[region];
  if (missing === undefined)
    return `region: ${region} was not checked for the services of the product. Choose one of ${[...complete, ...Object.keys(lacking)].join(', ')}, or add it to lib/cloud/regions.ts once you have looked them up.`;
  if (missing.includes('SES') && mailRegion === null)
    return `region: ${region} has no SES. Say mailRegion: mails are then sent from there, such as ap-southeast-1, and all else stays in ${region}.`;
  if (mailRegion !== null && !complete.includes(mailRegion))
    return `mailRegion: ${mailRegion} is none that is known to have SES. Choose one of ${complete.join(', ')}.`;
  if (passwordMails === 'ses' && mailRegion !== null && !cognitoMailRegions.includes(mailRegion))
    return `passwordMails: Cognito in ${region} takes SES from ${cognitoMailRegions.join(', ')} only, and mailRegion is ${mailRegion}. Choose one of these as mailRegion, or let Cognito send password mails itself.`;
  if (copiesRegion === region)
    return `copiesRegion: ${copiesRegion} is the home region; a copy there is lost with it.`;
  if (copiesRegion !== null && ![...complete, ...Object.keys(lacking)].includes(copiesRegion))
    return `copiesRegion: ${copiesRegion} was not checked. Choose one of ${[...complete, ...Object.keys(lacking)].join(', ')}.`;
  return undefined;
}
