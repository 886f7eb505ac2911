/** File beside the database: the number of the last stream record that was read. */
export const streamPlaceFile = 'stream-place';
