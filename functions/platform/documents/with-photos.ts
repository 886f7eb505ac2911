import type { ListedChild } from '../../../shared/features/cases/cases/listed-child.schema.ts';
import type { FilesStore } from '../files/files-store.ts';

/** Adds a link to the photo of each row's child, because access to a child includes the photo. */
export const withPhotos = <Row extends { case: ListedChild }>(
  rows: readonly Row[],
  files: Pick<FilesStore, 'link'>,
): Promise<Row[]> =>
  Promise.all(
    rows.map(async row => {
      const { photoId } = row.case;
      return {
        ...row,
        case: { ...row.case, photoUrl: photoId && (await files.link(photoId, 'case-photo')) },
      };
    }),
  );
