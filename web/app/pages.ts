import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { textsOf } from '../platform/features/contributions.ts';
import type { Feature, Page } from '../platform/features/feature.ts';
import type { Namespace } from '../platform/i18n/namespaces.ts';
import { commonTexts, signedInTexts } from './common-texts.ts';
import { features } from './features.ts';

const pages: Feature['pages'] = Object.assign({}, ...features.map(feature => feature.pages));

export const pageOf = (name: RouteName): Page | undefined => pages?.[name];

export const dialogsOf = (name: RouteName) =>
  features.flatMap(({ pageDialogs = [] }) => pageDialogs).filter(dialog => dialog.pages.includes(name));

/** Text namespaces that a page needs: those of its content, its layout and its error pages. */
export function namespacesOf(name: RouteName, page: Page): Namespace[] {
  const { roles, accessDeniedFor, module, offeredModule, publicVia }: Route = routes[name];
  const isPublic = roles.includes('public');
  const mayBeForbidden = Boolean(accessDeniedFor ?? module ?? offeredModule);
  const linked = publicVia ? features.flatMap(({ parts }) => parts?.linkedReport ?? []) : [];
  return [
    ...commonTexts,
    ...[page, ...linked].flatMap(textsOf),
    ...(isPublic ? [] : signedInTexts),
    ...(mayBeForbidden ? ['licences' as const] : []),
  ];
}
