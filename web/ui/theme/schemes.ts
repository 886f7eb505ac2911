export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];
