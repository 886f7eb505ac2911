export const eyes = ['right', 'left'] as const;
export type Eye = (typeof eyes)[number];
