import type { ComponentType } from 'react';
import type { Module, Permission, Role } from '../../../shared/core/permissions.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** What a user needs to be offered something. */
export interface Needs {
  roles?: readonly Role[];
  module?: Module;
  permission?: Permission;
  /** Requires access to all cases, because it concerns unassigned ones. */
  seesAllCases?: true;
  /** Requires some report that the user may send. */
  sendableReports?: true;
}

/** A contribution to a place of another feature, loaded when the place is shown. */
export interface Contribution<Part> {
  namespaces?: readonly Namespace[];
  load: () => Promise<Part>;
}

export interface ComponentModule<Props = object> {
  Component: ComponentType<Props>;
}

/** A contribution with its loaded part. */
export type LoadedContribution<Entry extends Contribution<unknown>> = Entry & {
  part: Awaited<ReturnType<Entry['load']>>;
};
