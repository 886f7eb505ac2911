import type { LoaderFunction } from 'react-router';
import type { RouteName } from '../../../shared/core/routes.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type {
  CaseAction,
  CaseAddition,
  CaseCard,
  CaseListTab,
  CaseSheetSection,
  CaseTab,
  TimelineEvents,
} from './case-places.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { AttentionEntry, DashboardCard, DashboardTab, QuickAction } from './dashboard-places.ts';
import type { Addition, NavigationItem, PageEntry, PaletteEntry, PaletteSearch } from './menu-entries.ts';
import type { AuditTexts, FieldNames, OrganizationListTab, OrganizationTab } from './organization-places.ts';
import type { PartName, Parts } from './parts.ts';
import type { ReportSourceEntry } from './report-places.ts';

/** Places that features fill, by what they add there. */
export interface Places {
  /** Items of the sidebar. */
  navigation: NavigationItem;
  /** Links in the header; on phones in the drawer. */
  headerLinks: PageEntry;
  /** Lists with tabs that lead from one to the other. */
  listStrip: Pick<PageEntry, 'page' | 'search' | 'label'>;
  /** What can be added, beside the "add" buttons of the sidebar. */
  additions: Addition;
  /** What the palette offers beside every page of the route table. */
  paletteEntries: Contribution<readonly PaletteEntry[]>;
  paletteSearches: PaletteSearch;
  /** Buttons in the header. */
  headerTools: { key: string } & Needs & Contribution<ComponentModule>;
  /** What stays over all pages of the shell. */
  shellOverlays: { key: string } & Contribution<ComponentModule>;
  pageDialogs: PageDialog;
  caseListTabs: CaseListTab;
  caseTabs: CaseTab;
  caseActions: CaseAction;
  caseAdditions: CaseAddition;
  caseCards: CaseCard;
  caseSheets: CaseSheetSection;
  timelineEvents: TimelineEvents;
  dashboardTabs: DashboardTab;
  dashboardCards: DashboardCard;
  dashboardPanels: DashboardCard;
  attention: AttentionEntry;
  quickActions: QuickAction;
  organizationTabs: OrganizationTab;
  organizationListTabs: OrganizationListTab;
  auditTexts: AuditTexts;
  fieldNames: FieldNames;
  reportSources: ReportSourceEntry;
}

export type Place = keyof Places;

/** Places that features fill on it; the texts of what they add are loaded with it. */
interface WithPlaces {
  places?: readonly Place[];
}

/** A dialog that opens over pages of other features, as the URL says. */
export interface PageDialog extends Contribution<ComponentModule>, WithPlaces {
  pages: readonly RouteName[];
}

/** A component that other features show. */
export interface Part<Name extends PartName> extends Contribution<ComponentModule<Parts[Name]>>, WithPlaces {}

export interface LoadedPage extends ComponentModule {
  loader?: LoaderFunction;
}

/** A page of a feature. */
export interface Page extends WithPlaces {
  /** Namespaces of the page, besides those of every page. */
  namespaces: readonly Namespace[];
  /** The page to show in place of a form once the licence has ended. */
  readOnlyPage?: RouteName;
  load: () => Promise<LoadedPage>;
}

/**
 * The manifest of a feature: what it adds to the product, as plain data. It is loaded with
 * every page of the shell, so everything heavy in it is an import to be done later.
 */
export type Feature = {
  /** Its pages. A route that no feature has a page for is announced as coming soon. */
  pages?: { [Name in RouteName]?: Page };
  /** Components that other features show. */
  parts?: { [Name in PartName]?: Part<Name> };
} & { [Name in Place]?: readonly Places[Name][] };
