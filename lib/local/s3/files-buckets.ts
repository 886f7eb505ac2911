export const filesBucketOf = (table: string): string => `${table}-files`;
export const isFilesBucket = (bucket: string): boolean => bucket.endsWith('-files');
