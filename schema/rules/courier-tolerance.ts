/** The difference, in taka, that a new delivery method lets pass. To let more pass is up to an administrator: it writes off what a courier pays less. */
export const USUAL_TOLERANCE = 1;
