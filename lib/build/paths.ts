import { fileURLToPath } from 'node:url';

/** The project's own folder, whatever folder a command was started in. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of one Lambda: what lies in it is what is uploaded. */
export const functionFolder = (entry: string): string => `${projectFolder}dist/functions/${entry}`;

/** esbuild's metafile of a Lambda; kept beside its folder so that it is not uploaded. */
export const metafilePath = (entry: string): string => `${projectFolder}dist/functions/${entry}.meta.json`;

/** Which packages each Lambda bundles. */
export const bundledPackagesFile = `${projectFolder}dist/functions/contents.json`;

/** Where the web's files are put. */
export const webFolder = `${projectFolder}dist/web`;

/** Where a build puts the source maps, by release; none is served. */
export const mapsFolder = `${projectFolder}dist/maps`;
