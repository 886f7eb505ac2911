export interface Range {
  pk: string;
  /** Prefix of the sort keys in the range. */
  prefix?: string;
  index?: 'gsi1' | 'gsi2';
}
