export interface Key {
  pk: string;
  sk: string;
}

export interface IndexKeys {
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
}

export interface Range {
  pk: string;
  prefix?: string;
  index?: 'gsi1' | 'gsi2';
}
