export interface Range {
  pk: string;
  prefix?: string;
  index?: 'gsi1' | 'gsi2';
}
