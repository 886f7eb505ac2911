import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { addClassChildrenHandler, removeClassChildHandler } from './change-children.ts';
import { archiveClassHandler, removeClassHandler, restoreClassHandler } from './move-class.ts';
import { openRead } from './open-class.ts';
import { searchClassesHandler } from './search-classes.ts';
import { changeClassHandler, copyClassHandler, createClassHandler } from './write-class.ts';

export const endpoints = classes;

export const handlers: Handlers<typeof classes> = {
  searchClasses: searchClassesHandler,
  getClass: async (_, context) => {
    const { record, show } = await openRead(context.records.class, context);
    return show(record);
  },
  createClass: createClassHandler,
  changeClass: changeClassHandler,
  addClassChildren: addClassChildrenHandler,
  removeClassChild: removeClassChildHandler,
  copyClass: copyClassHandler,
  archiveClass: archiveClassHandler,
  removeClass: removeClassHandler,
  restoreClass: restoreClassHandler,
};
