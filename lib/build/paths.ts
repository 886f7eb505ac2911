import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of one Lambda; its content is uploaded. */
export const functionFolder = (entry: string): string => `${projectFolder}dist/functions/${entry}`;

/** esbuild's metafile of a Lambda, stored beside its folder so that it is not uploaded. */
export const metafilePath = (entry: string): string => `${projectFolder}dist/functions/${entry}.meta.json`;

export const bundledPackagesFile = `${projectFolder}dist/functions/contents.json`;

export const webFolder = `${projectFolder}dist/web`;

/** File that lists which built files each page loads, in the format `FilesOfPages` of web/build. */
export const filesOfPagesFile = `${webFolder}.files.json`;

/** Output folder of the source maps, by release; they are never served. */
export const mapsFolder = `${projectFolder}dist/maps`;
