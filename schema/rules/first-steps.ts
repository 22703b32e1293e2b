/** How many steps `/on-boarding` has. `onboardingStep` is this once none is left. */
export const FIRST_STEPS = 5;
