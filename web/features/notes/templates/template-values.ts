import * as z from 'zod';
import { Line, RequiredLine } from '../../../../shared/core/fields.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  type Template,
  TemplateFields,
  TemplatePicture,
} from '../../../../shared/features/notes/templates/schema.ts';

/** The fields of the form, each a text; the document is its JSON, and empty where there is none. */
export interface TemplateValues extends Record<string, string> {
  name: string;
  description: string;
  isPublic: 'yes' | 'no';
  pictureId: string;
  picturePlace: TemplatePicture['place'];
  pictureAlt: string;
  body: string;
}

export const valuesOf = (template: Template | null): TemplateValues => ({
  name: template?.name ?? '',
  description: template?.description ?? '',
  isPublic: template?.isPublic ? 'yes' : 'no',
  pictureId: template?.picture?.fileId ?? '',
  picturePlace: template?.picture?.place ?? 'first-page',
  pictureAlt: template?.picture?.alt ?? '',
  body: template && template.body.content.length > 0 ? JSON.stringify(template.body) : '',
});

/** The document that a field holds; null where it is empty, or a draft of another version holds something else. */
export function documentIn(json: string): RichDocument | null {
  if (json === '') return null;
  try {
    return RichDocument.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

export const fieldsOf = (values: TemplateValues): TemplateFields => ({
  name: values.name.trim(),
  description: values.description.trim(),
  isPublic: values.isPublic === 'yes',
  picture:
    values.pictureId === ''
      ? null
      : TemplatePicture.parse({
          fileId: values.pictureId,
          place: values.picturePlace,
          alt: values.pictureAlt.trim(),
        }),
  body: JSON.parse(values.body) as RichDocument,
});

export const TemplateForm = z
  .looseObject({ name: RequiredLine, description: Line, pictureAlt: Line, body: z.string().min(1) })
  .superRefine(({ body }, { addIssue }) => {
    if (body === '') return;
    const { error } = TemplateFields.shape.body.safeParse(JSON.parse(body));
    if (error) addIssue({ code: 'custom', path: ['body'], message: error.issues[0]?.message ?? '' });
  });
