import * as z from 'zod';
import { Line, RequiredLine } from '../../../../shared/core/fields.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  type Template,
  TemplateFields,
  TemplatePicture,
} from '../../../../shared/features/notes/templates/schema.ts';

/** Form values of a template; the document is null if it is empty. */
export interface TemplateValues {
  name: string;
  description: string;
  isPublic: boolean;
  pictureId: string;
  picturePlace: TemplatePicture['place'];
  pictureAlt: string;
  body: RichDocument | null;
}

export const valuesOf = (template: Template | null): TemplateValues => ({
  name: template?.name ?? '',
  description: template?.description ?? '',
  isPublic: template?.isPublic ?? false,
  pictureId: template?.picture?.fileId ?? '',
  picturePlace: template?.picture?.place ?? 'first-page',
  pictureAlt: template?.picture?.alt ?? '',
  body: template && template.body.content.length > 0 ? template.body : null,
});

/** Schemas of the form fields that are not strings. */
export const templateTypes = { isPublic: z.boolean(), body: RichDocument.nullable() };

export const fieldsOf = (values: TemplateValues): TemplateFields => ({
  name: values.name.trim(),
  description: values.description.trim(),
  isPublic: values.isPublic,
  picture:
    values.pictureId === ''
      ? null
      : TemplatePicture.parse({
          fileId: values.pictureId,
          place: values.picturePlace,
          alt: values.pictureAlt.trim(),
        }),
  body: values.body ?? { type: 'doc', content: [] },
});

export const TemplateForm = z
  .looseObject({
    name: RequiredLine,
    description: Line,
    pictureAlt: Line,
    body: z.unknown().refine(body => body !== null, { error: 'validation.required' }),
  })
  .superRefine(({ body }, { addIssue }) => {
    if (body === null) return;
    const { error } = TemplateFields.shape.body.safeParse(body);
    if (error) addIssue({ code: 'custom', path: ['body'], message: error.issues[0]?.message ?? '' });
  });
