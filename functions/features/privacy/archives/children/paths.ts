import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import type { CaseObject } from '../../../../composition/case-data-part.ts';
import { safeName } from '../../../../platform/files/safe-name.ts';
import type { ChildDocument } from './documents-of.ts';

/** Maximum length of a name. Windows allows paths of only about 250 characters. */
const maxNameLength = 80;

/** A short name that is valid on Windows: without path characters, and with no dot or space at the end. */
const shortName = (name: string): string =>
  safeName([...name.normalize('NFC')].slice(0, maxNameLength).join('').trim()).replace(
    /(?<![. ])[. ]+$/,
    '_',
  );

/**
 * The folder of a child: name, birth date and the end of the id. Several children may have the same name and
 * birth date.
 */
export function folderOf({ id, fullName, birthDate }: Pick<Case, 'id' | 'fullName' | 'birthDate'>): string {
  return `children/${shortName([fullName, birthDate ?? '', id.slice(-6)].filter(Boolean).join(' '))}`;
}

/** A readable name that is unique in the child's folder. @param taken names used so far */
export function pathOf(
  { name, prints }: CaseObject,
  documents: readonly ChildDocument[],
  taken: ReadonlySet<string>,
): string {
  const readable = prints
    ? `reports/${shortName(reportName(prints, documents))}.pdf`
    : `files/${shortName(name.split('/').at(-1) ?? name)}`;
  return unique(readable, taken);
}

function reportName(
  { id, version, kind }: NonNullable<CaseObject['prints']>,
  documents: readonly ChildDocument[],
): string {
  const document = documents.find(candidate => candidate.id === id);
  const printed = version > 0 ? `${kind} v${version}` : kind;
  const ofKind = document?.kind.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  return [document?.date, ofKind, document?.title, printed].filter(Boolean).join(' ');
}

function unique(path: string, taken: ReadonlySet<string>): string {
  const dot = path.lastIndexOf('.');
  const [stem, ending] = dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
  let found = path;
  for (let number = 2; taken.has(found.toLowerCase()); number++) found = `${stem} (${number})${ending}`;
  return found;
}
