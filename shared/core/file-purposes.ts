import { maxFileBytes } from './limits.ts';
import type { Role } from './permissions.ts';

/** Kind of file. It decides which error message a rejected file gets. */
export type FileKind = 'file' | 'image' | 'video';

/** Accepted MIME types with their extensions; the first one is used for new files. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const satisfies Record<string, [string, ...string[]]>;

export type FileType = keyof typeof fileTypes;

export interface Purpose {
  kind: FileKind;
  types: readonly FileType[];
  maxBytes: number;
  /** Images are downscaled to this longest side, in pixels. */
  maxSide: number;
  /** Type to which images are re-encoded. If unset, JPEG and PNG are kept; WebP is always converted. */
  outputType?: 'image/jpeg' | 'image/png';
  roles: readonly Role[];
  /** Whether the pages of PDFs are counted; needed if such a PDF can be appended to another one. */
  countsPages?: boolean;
}

const images = ['image/jpeg', 'image/png', 'image/webp'] as const;
const picture = { kind: 'image', types: images, maxBytes: maxFileBytes } as const;
/** Pictures of people are shown at up to 56 px, on screens with up to four device pixels per CSS pixel. */
const faceSide = 256;
const members = ['user', 'admin'] as const;

/**
 * Files with clinical and teaching data of an organisation; the database keys of their records begin with
 * `C#`.
 */
export const organizationPurposes = {
  'case-photo': { ...picture, maxSide: faceSide, outputType: 'image/jpeg', roles: members },
  'template-picture': { ...picture, maxSide: 2_400, roles: members },
  'course-cover': { ...picture, maxSide: 1_600, outputType: 'image/jpeg', roles: members },
  'activity-icon': { ...picture, maxSide: 256, outputType: 'image/png', roles: members },
  attachment: {
    kind: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: maxFileBytes,
    maxSide: 4_000,
    roles: members,
  },
  'note-attachment': {
    kind: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: maxFileBytes,
    maxSide: 4_000,
    roles: members,
    countsPages: true,
  },
  'activity-video': {
    kind: 'video',
    types: ['video/mp4', 'video/webm'],
    maxBytes: maxFileBytes,
    maxSide: 0,
    roles: members,
  },
} as const satisfies Record<string, Purpose>;

/** Files of people and organisations, never of children. */
export const personPurposes = {
  'profile-picture': {
    ...picture,
    maxSide: faceSide,
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

export function purposeOf(name: PurposeName): Purpose {
  return { ...organizationPurposes, ...personPurposes }[name];
}

/** Accepted file extensions of a purpose, lower case and without the dot. */
export function extensionsFor(name: PurposeName): string[] {
  return purposeOf(name).types.flatMap(type => fileTypes[type] as readonly string[]);
}
