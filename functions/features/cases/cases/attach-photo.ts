import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { AttachPhoto } from './cases-store.ts';

/** Only the uploader can attach the photo. */
export function attachPhoto(
  files: OrganizationContext['files'],
  { photoId }: Pick<CaseFields, 'photoId'>,
): AttachPhoto {
  if (photoId === null) return async () => [];
  return async caseId => [files.attachWrite(photoId, { purpose: 'case-photo', field: 'photoId', caseId })];
}

/** The reaction `releasePhoto` releases the file of the old photo later. */
export function replacePhoto(
  files: OrganizationContext['files'],
  after: Pick<CaseFields, 'photoId'>,
  released: string | null,
): AttachPhoto {
  const keep = attachPhoto(files, after);
  return async caseId => [
    ...(await keep(caseId)),
    ...(released === null ? [] : [files.deleteWrite(released)]),
  ];
}
