import { join } from 'node:path';
import { buildWeb } from '../../lib/build/build-web.ts';
import { isUpToDate } from '../../lib/build/is-up-to-date.ts';
import { projectFolder, webFolder } from '../../lib/build/paths.ts';

/** Folders from which the pages are built. */
export const pageSources = ['web', 'shared', 'docs/handbook'].map(name => join(projectFolder, name));

/** Builds the pages if their sources have changed. @returns their folder */
export async function builtSite(): Promise<string> {
  if (!isUpToDate(join(webFolder, 'index.html'), pageSources)) await buildWeb();
  return webFolder;
}
