import type { LoaderFunction } from 'react-router';
import type { RouteName } from '../../../shared/core/routes.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type {
  CaseAction,
  CaseAddition,
  CaseCard,
  CaseSheetSection,
  CaseTab,
  TimelineEvents,
} from './case-places.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { AttentionEntry, DashboardCard, DashboardTab, QuickAction } from './dashboard-places.ts';
import type { ListTab } from './list-tab.ts';
import type {
  Addition,
  NavigationItem,
  PageEntry,
  PaletteEntry,
  PaletteSearch,
  PlacedEntry,
} from './menu-entries.ts';
import type { AuditTexts, FieldNames, OrganizationTab } from './organization-places.ts';
import type { PartName, Parts } from './parts.ts';
import type { DocumentNames, ReportSourceEntry } from './report-places.ts';

/** Places in the product that features can fill, with the type of each contribution. */
export interface Places {
  navigation: NavigationItem;
  headerLinks: PlacedEntry;
  /** Lists of records that `TabStrip` shows as tabs. */
  listStrip: Pick<PageEntry, 'page' | 'search' | 'label'>;
  /** Entries that add something, other than the "add" buttons of the sidebar. */
  additions: Addition;
  /** Entries of the command palette, other than the pages of the route table. */
  paletteEntries: Contribution<readonly PaletteEntry[]>;
  paletteSearches: PaletteSearch;
  headerTools: { key: string } & Needs & Contribution<ComponentModule>;
  /** Elements shown over all pages that have the header and sidebar. */
  shellOverlays: { key: string } & Contribution<ComponentModule>;
  pageDialogs: PageDialog;
  caseListTabs: ListTab;
  caseTabs: CaseTab;
  caseActions: CaseAction;
  caseAdditions: CaseAddition;
  caseCards: CaseCard;
  caseSheets: CaseSheetSection;
  timelineEvents: TimelineEvents;
  dashboardTabs: DashboardTab;
  dashboardCards: DashboardCard;
  dashboardPanels: DashboardCard;
  /** Panels above what needs attention. */
  dashboardDay: DashboardCard;
  attention: AttentionEntry;
  quickActions: QuickAction;
  organizationTabs: OrganizationTab;
  organizationListTabs: ListTab;
  auditTexts: AuditTexts;
  fieldNames: FieldNames;
  reportSources: ReportSourceEntry;
  documents: DocumentNames;
}

export type Place = keyof Places;

/** Places on a page that features can fill. Their texts load with the page. */
interface WithPlaces {
  places?: readonly Place[];
}

export interface PageDialog extends Contribution<ComponentModule>, WithPlaces {
  pages: readonly RouteName[];
  /** URL parameter that opens the dialog while the URL contains it. */
  param: string;
}

export interface Part<Name extends PartName>
  extends Needs,
    Contribution<ComponentModule<Parts[Name]>>,
    WithPlaces {}

export interface LoadedPage extends ComponentModule {
  loader?: LoaderFunction;
  /**
   * Parameters of the URL’s query that the loader reads. The loader is not run again if only other parameters
   * change.
   */
  loaderParams?: readonly string[];
}

export interface Page extends WithPlaces {
  /** Text namespaces of the page, in addition to those of every page. */
  namespaces: readonly Namespace[];
  /** Page to show instead of a form once the licence has ended. */
  readOnlyPage?: RouteName;
  load: () => Promise<LoadedPage>;
}

/**
 * The manifest of a feature: its contributions as plain data. Every page of the shell loads all manifests, so
 * large parts must be lazy imports.
 */
export type Feature = {
  /** Pages by route. For a route without a page, the product says that the page is coming soon. */
  pages?: { [Name in RouteName]?: Page };
  parts?: { [Name in PartName]?: Part<Name> };
} & { [Name in Place]?: readonly Places[Name][] };
