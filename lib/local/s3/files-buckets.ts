/** The bucket of files that goes with a table. */
export const filesBucketOf = (table: string): string => `${table}-files`;
export const isFilesBucket = (bucket: string): boolean => bucket.endsWith('-files');
