import { type ComponentType, lazy } from 'react';
import type { Namespace } from '../i18n/namespaces.ts';
import type { Contribution, LoadedContribution } from './contribution.ts';
import type { Feature, Part, Place, Places } from './feature.ts';
import type { PartName, Parts } from './parts.ts';

let features: readonly Feature[] = [];

/** Sets the features of the product. Called once, before any of their pages is shown. */
export function installFeatures(installed: readonly Feature[]): readonly Feature[] {
  features = installed;
  return features;
}

let load: () => Promise<unknown> = async () => features;
let loadTexts: (namespaces: readonly Namespace[]) => Promise<unknown> = async () => undefined;

/** Sets how features and the texts of their parts load, for pages that open before features load. */
export function provideFeatures(loadFeatures: typeof load, loadTextsOfParts: typeof loadTexts): void {
  load = loadFeatures;
  loadTexts = loadTextsOfParts;
}

export const loadTextsOfParts: typeof loadTexts = namespaces => loadTexts(namespaces);

/** Resolves when the features have been loaded and set. */
export const loadFeatures = (): Promise<unknown> => load();

/** Contributions to a place, in the order of the features. */
export const contributionsTo = <Name extends Place>(place: Name): Places[Name][] =>
  features.flatMap(feature => (feature[place] ?? []) as readonly Places[Name][]);

/** Loads contributions to a place; each result contains its loaded `part`. */
export const loadAll = <Entry extends Contribution<unknown>>(
  entries: readonly Entry[],
): Promise<LoadedContribution<Entry>[]> =>
  Promise.all(
    entries.map(async entry => ({ ...entry, part: await entry.load() }) as LoadedContribution<Entry>),
  );

/** The part of a feature by its name; undefined without that feature. */
export const partOf = <Name extends PartName>(name: Name): Part<Name> | undefined =>
  features.find(({ parts }) => parts?.[name])?.parts?.[name];

const Nothing = () => null;

interface WithTexts {
  namespaces?: readonly Namespace[];
  places?: readonly Place[];
}

/** Namespaces of a page, dialog or part, and of the contributions to its places. */
export const textsOf = ({ namespaces = [], places = [] }: WithTexts): Namespace[] => [
  ...namespaces,
  ...places.flatMap(place => (contributionsTo(place) as readonly WithTexts[]).flatMap(textsOf)),
];

/** A component of another feature; renders nothing without that feature. */
export const lazyPart = <Name extends PartName>(name: Name): ComponentType<Parts[Name]> =>
  lazy(async (): Promise<{ default: ComponentType<Parts[Name]> }> => {
    await loadFeatures();
    const part = partOf(name);
    if (!part) return { default: Nothing };
    const [{ Component }] = await Promise.all([part.load(), loadTexts(textsOf(part))]);
    return { default: Component };
  }) as unknown as ComponentType<Parts[Name]>;
