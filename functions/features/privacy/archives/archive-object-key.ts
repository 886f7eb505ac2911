export const archivesPrefix = (organization: string): string => `bundles/${organization}/archive/`;

/** Prefix of one archive. The bucket's lifecycle rule deletes its objects after a few days. */
export const archivePrefix = (organization: string, job: string): string =>
  `${archivesPrefix(organization)}${job}/`;
