import type { ComponentType } from 'react';
import type { Module, Permission, Role } from '../../../shared/core/permissions.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** What a user needs to be offered something. */
export interface Needs {
  roles?: readonly Role[];
  module?: Module;
  permission?: Permission;
  /** About cases that are assigned to nobody: not for people who see selected cases. */
  seesAllCases?: true;
  /** Some reports that the user may send. */
  sendableReports?: true;
}

/** Something that a feature adds to a place of another one, loaded when the place is shown. */
export interface Contribution<Part> {
  /** Namespaces of its texts. */
  namespaces?: readonly Namespace[];
  load: () => Promise<Part>;
}

/** A module of one component. */
export interface ComponentModule<Props = object> {
  Component: ComponentType<Props>;
}

/** A contribution with what it has loaded. */
export type LoadedContribution<Entry extends Contribution<unknown>> = Entry & {
  part: Awaited<ReturnType<Entry['load']>>;
};
