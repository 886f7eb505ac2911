export interface Range {
  pk: string;
  /** Prefix of the sort key. */
  prefix?: string;
  index?: 'gsi1' | 'gsi2';
}
