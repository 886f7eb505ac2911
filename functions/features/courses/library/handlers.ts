import { library } from '../../../../shared/features/courses/library/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { searchLibraryHandler } from './search-library.ts';

export const endpoints = library;

export const handlers: Handlers<typeof library> = { searchLibrary: searchLibraryHandler };
