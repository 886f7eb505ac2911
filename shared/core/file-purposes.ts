import { maxFileBytes } from './limits.ts';
import type { Role } from './permissions.ts';

/** What a file is of; a refusal is worded by it. */
export type FileKind = 'file' | 'image' | 'video';

/** Types that are taken at all, each with the endings of its names; the first is what we give it. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const satisfies Record<string, [string, ...string[]]>;

export type FileType = keyof typeof fileTypes;

/** What files may be uploaded for. */
export interface Purpose {
  kind: FileKind;
  types: readonly FileType[];
  /** Largest size, in bytes. */
  maxBytes: number;
  /** Longest side that an image is kept with, in pixels. */
  maxSide: number;
  /** How images are written anew; without it as they came. WebP always becomes one of these. */
  outputType?: 'image/jpeg' | 'image/png';
  roles: readonly Role[];
}

const images = ['image/jpeg', 'image/png', 'image/webp'] as const;
const picture = { kind: 'image', types: images, maxBytes: maxFileBytes } as const;
const members = ['user', 'admin'] as const;

/** Files of an organisation's clinical and teaching data, behind the wall `C#`. */
export const organizationPurposes = {
  'case-photo': { ...picture, maxSide: 1_024, outputType: 'image/jpeg', roles: members },
  attachment: {
    kind: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: maxFileBytes,
    maxSide: 4_000,
    roles: members,
  },
  'activity-video': {
    kind: 'video',
    types: ['video/mp4', 'video/webm'],
    maxBytes: maxFileBytes,
    maxSide: 0,
    roles: members,
  },
} as const satisfies Record<string, Purpose>;

/** Files of a person, and of organisations as such; nothing of a child is among them. */
export const personPurposes = {
  'profile-picture': {
    ...picture,
    maxSide: 512,
    outputType: 'image/jpeg',
    roles: ['user', 'admin', 'superadmin'],
  },
  'organization-logo': {
    ...picture,
    maxSide: 1_024,
    outputType: 'image/png',
    roles: ['admin', 'superadmin'],
  },
  signature: { ...picture, maxSide: 1_200, outputType: 'image/png', roles: members },
  certificate: {
    kind: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: maxFileBytes,
    maxSide: 4_000,
    roles: members,
  },
} as const satisfies Record<string, Purpose>;

export type OrganizationPurpose = keyof typeof organizationPurposes;
export type PersonPurpose = keyof typeof personPurposes;
export type PurposeName = OrganizationPurpose | PersonPurpose;

/** What is known of a purpose. */
export function purposeOf(name: PurposeName): Purpose {
  return { ...organizationPurposes, ...personPurposes }[name];
}

/** Every ending, in lower case and without a point, that files for a purpose may have. */
export function extensionsFor(name: PurposeName): string[] {
  return purposeOf(name).types.flatMap(type => fileTypes[type] as readonly string[]);
}
