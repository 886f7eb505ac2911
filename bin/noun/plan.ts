import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';
import { idPrefixOf } from './declared.ts';
import { type FeatureFile, featureFiles } from './feature-files.ts';
import { type NounNames, renameTemplate } from './names.ts';

interface SourceFile {
  file: string;
  text: string;
}

const templates = join(import.meta.dirname, 'templates');

export const absolute = (file: string): string => join(projectFolder, file);
export const read = (file: string): string => readFileSync(absolute(file), 'utf8');
export const exists = (file: string): boolean => existsSync(absolute(file));

/**
 * The template files for a kind of record: those for all kinds, and those for kinds with or without a case.
 */
export function templatesOf({ isCaseChild }: NounNames): SourceFile[] {
  return ['any', isCaseChild ? 'case-child' : 'organization'].flatMap(kind => {
    const cwd = join(templates, kind);
    return globSync('**/*.txt', { cwd }).map(template => ({
      file: template.replaceAll('\\', '/').replace(/\.txt$/, ''),
      text: readFileSync(join(cwd, template), 'utf8'),
    }));
  });
}

export function templateFiles(names: NounNames): SourceFile[] {
  return templatesOf(names).map(({ file, text }) => ({
    file: renameTemplate(file, names),
    text: renameTemplate(text, names).replaceAll('%prefix%', idPrefixOf(names)),
  }));
}

export const manifestOf = ({ feature }: NounNames): string => `web/features/${feature}/feature.tsx`;

/** The feature's manifests that are missing or incomplete, with the text that completes them. */
export function missingFeatureFiles(names: NounNames): FeatureFile[] {
  return featureFiles(names).flatMap(manifest => {
    const source = exists(manifest.file) ? read(manifest.file) : '';
    return manifest.sign.test(source)
      ? []
      : [{ ...manifest, text: source ? `${source}\n${manifest.text}` : manifest.text }];
  });
}
