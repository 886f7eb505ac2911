import type { ComponentType } from 'react';
import type { Module, Permission, Role } from '../../../shared/core/permissions.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** Conditions under which something is offered to a user. */
export interface Needs {
  roles?: readonly Role[];
  module?: Module;
  permission?: Permission;
  /** Requires access to all cases, because the offer also concerns cases not assigned to the user. */
  seesAllCases?: true;
  /** Requires that the user may send at least one kind of report. */
  sendableReports?: true;
}

/**
 * Something that a feature adds to a place in another feature, such as a tab. Loaded when the place is shown.
 */
export interface Contribution<Part> {
  namespaces?: readonly Namespace[];
  load: () => Promise<Part>;
}

export interface ComponentModule<Props = object> {
  Component: ComponentType<Props>;
}

/** A contribution with its component instead of the function that loads it. */
export type WithContent<Entry, Props = object> = Omit<Entry, 'load'> & { Content: ComponentType<Props> };

export type LoadedContribution<Entry extends Contribution<unknown>> = Entry & {
  part: Awaited<ReturnType<Entry['load']>>;
};
