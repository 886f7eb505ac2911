import { data } from 'react-router';

/** Creates the Not Found error. `isUnknownAddress`: no route has this URL. */
export const notFoundError = (isUnknownAddress = false) => data({ isUnknownAddress }, { status: 404 });
