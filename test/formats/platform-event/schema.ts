import { PlatformEvent } from '../../../shared/features/organizations/organizations/schema.ts';

export const schema = PlatformEvent;
