/** The bucket's lifecycle rule deletes the object after a few days. */
export const bundleObjectKey = (organization: string, caseId: string, job: string): string =>
  `${bundlePrefix(organization, caseId)}${job}.zip`;

export const bundlePrefix = (organization: string, caseId: string): string =>
  `bundles/${organization}/${caseId}/`;
