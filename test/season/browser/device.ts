/** A computer, tablet or phone, whose browser keeps its profile over the season. */
export interface Device {
  /** Folder of the browser's profile. */
  folder: string;
  /** Bytes that the browser kept after each day of use. */
  kept: KeptBytes[];
  /** Bytes that the browser kept at most. */
  most: KeptBytes;
}

/** Bytes in databases and in other storages of a browser. */
export interface KeptBytes {
  databases: number;
  others: number;
}
