import { idPrefixes } from '../../../../shared/core/ids.ts';
import { fillFields, missingFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import { fieldsOf } from '../../../../shared/core/rich-document/walk-document.ts';
import { letterTextsOf } from '../../../../shared/features/notes/letters/letter-texts.ts';
import type { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { writtenIn } from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { letterDocument } from '../letters/letter-document.ts';
import { readPictures } from '../letters/read-pictures.ts';
import { requirePresent } from '../templates/require-template.ts';
import { TemplatesStore } from '../templates/templates-store.ts';

/** Version of the layout. Increase it when the rendering changes; stored previews are then not served. */
const layoutVersion = 3;

/** The folder's name contains the case id, so erasing the case deletes the folder. */
const folderOf = (caseId: string) => `${caseId.replace(idPrefixes.case, idPrefixes.note)}-preview`;

/**
 * Previews the template as a note that the caller writes today. It contains only data of the child that the
 * caller may see.
 */
export const previewTemplate: PdfHandler<typeof templatePreviews.previewTemplate> = async (
  { language, script: requestedScript },
  context,
) => {
  const { actor, now, openStore, organization, pdfs, readFields, records } = context;
  const child = records.case;
  const { id, name: title, picture, files } = requirePresent(records.template);
  const script = requestedScript ?? child.emailScript ?? organization.script;
  const date = todayIn(organization.timeZone, now());
  const template = await openStore(TemplatesStore).body(id);
  const names = fieldsOf(template).map(({ name }) => name);
  const { values } = await readFields(names, { child, date, language, script });
  const body = fillFields(template, values);
  const { fullName, otherName, birthDate } = child;
  const written = writtenIn(language, script);
  const letter = {
    ...{ language, script, title, picture, body, date, child: { fullName, otherName, birthDate } },
    author: actor.fullName,
    marks: [letterTextsOf(written.language).preview],
  };
  const pdf = headedPdf(context, {
    folder: folderOf(child.id),
    name: `preview-${language}`,
    facts: [layoutVersion, letter, files],
    draw: async sender =>
      letterDocument({
        ...{ ...letter, ...written, sender },
        pictures: await readPictures(pdfs, 'template-picture', files),
      }),
  });
  return { ...(await pdfs.open(pdf)), missing: missingFields(body) };
};
