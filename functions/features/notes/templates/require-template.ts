import { AppError } from '../../../../shared/core/errors.ts';
import type { TemplateHead } from '../../../../shared/features/notes/templates/schema.ts';
import { mayChangeTemplate } from '../../../../shared/features/notes/templates/template-rules.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** @throws record.missing if the template has been removed */
export function requirePresent(template: TemplateHead): TemplateHead {
  if (template.removedAt !== null) throw new AppError('record.missing');
  return template;
}

/** Checks that the member may change the template. @throws template.not-own */
export function requireChangeable(
  template: TemplateHead,
  { actor }: Pick<OrganizationContext, 'actor'>,
): TemplateHead {
  if (!mayChangeTemplate(template, actor)) throw new AppError('template.not-own');
  return template;
}
