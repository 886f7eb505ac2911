import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';
import { idPrefixes as declaredPrefixes } from '../../shared/core/ids.ts';
import { type FeatureFile, featureFiles } from './feature-files.ts';
import { insertionsFor } from './insertions.ts';
import { type NounNames, problemWithNames, renameTemplate } from './names.ts';

const templates = join(import.meta.dirname, 'templates');

export const absolute = (file: string): string => join(projectFolder, file);
export const read = (file: string): string => readFileSync(absolute(file), 'utf8');
export const exists = (file: string): boolean => existsSync(absolute(file));

/** The files of a noun's own, with their texts. */
export function templateFiles(names: NounNames): { file: string; text: string }[] {
  const idPrefixes = Object.entries<string>(declaredPrefixes);
  const folder = join(templates, names.isCaseChild ? 'case-child' : 'organization');
  return globSync('**/*.txt', { cwd: folder }).map(template => ({
    file: renameTemplate(template.replace(/\.txt$/, ''), names),
    text: renameTemplate(readFileSync(join(folder, template), 'utf8'), names).replaceAll(
      '%prefix%',
      idPrefixes.find(([kind]) => kind === names.singular)?.[1] ?? names.singular,
    ),
  }));
}

/** The web's manifest of the noun's feature. */
export const manifestOf = ({ feature }: NounNames): string => `web/features/${feature}/feature.tsx`;

/** Why a noun cannot be made; undefined where it can. Nothing is written before that is known. */
export function problemWith(names: NounNames): string | undefined {
  const { plural, singular } = names;
  const wrongNames = problemWithNames(names);
  if (wrongNames) return wrongNames;
  const taken = globSync(`shared/features/*/${plural}`, { cwd: projectFolder });
  if (taken.length > 0) return `There are ${plural} already, in ${taken[0]}.`;
  const file = templateFiles(names).find(template => exists(template.file))?.file;
  if (file) return `${file} is there already.`;
  if (read('shared/core/permissions.ts').includes(`'${singular}:read'`))
    return `There is a permission ${singular}:read already.`;
  const missing = missingFeatureFiles(names);
  const made = new Map(missing.map(manifest => [manifest.file, manifest.text]));
  const listed = missing.flatMap(manifest => manifest.listed);
  const homeless = [...insertionsFor(names), ...listed].find(
    insertion =>
      !insertion.isOptional && !insertion.position.test(made.get(insertion.file) ?? read(insertion.file)),
  );
  return homeless && `${homeless.file} has no place any more for: ${homeless.text}`;
}

/** What the feature still needs, in files that are there already or not, with their whole text. */
export function missingFeatureFiles(names: NounNames): FeatureFile[] {
  return featureFiles(names).flatMap(manifest => {
    const source = exists(manifest.file) ? read(manifest.file) : '';
    return manifest.sign.test(source)
      ? []
      : [{ ...manifest, text: source ? `${source}\n${manifest.text}` : manifest.text }];
  });
}
