/** File beside the database with the checkpoint: the number of the last stream record that was read. */
export const streamPlaceFile = 'stream-place';
