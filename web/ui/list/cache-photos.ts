import type { ListedChild } from '../../../shared/features/cases/cases/listed-child.schema.ts';
import { cacheFileLink } from '../file/file-image.tsx';

/** A list row of a child, with the child's photo. */
export interface RowOfChild {
  case: Pick<ListedChild, 'fullName' | 'otherName' | 'photoId' | 'photoUrl'>;
}

/** Caches the links to the photos of a page of rows, so that the photos need no requests of their own. */
export function cachePhotos<Page extends { data: readonly RowOfChild[] }>(page: Page): Page {
  for (const { case: child } of page.data)
    if (child.photoId && child.photoUrl) cacheFileLink(child.photoId, child.photoUrl);
  return page;
}
