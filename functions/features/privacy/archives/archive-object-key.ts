/** The bucket's lifecycle rule deletes objects under this prefix after a few days. */
export const archivePrefix = (organization: string, job: string): string =>
  `bundles/${organization}/archive/${job}/`;
