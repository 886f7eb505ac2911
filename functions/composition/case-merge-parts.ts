import { caseMergeParts as ofEye } from '../features/eye/feature.ts';
import { caseMergeParts as ofPrivacy } from '../features/privacy/feature.ts';
import type { CaseMergePart } from './case-merge-part.ts';

export const caseMergeParts: CaseMergePart[] = [...ofEye, ...ofPrivacy];
