/** What somebody can decide about a line of a courier's statement before it is posted. */
export const LINE_DECISIONS = ['DISPUTE', 'ACCEPT', 'WRITE_OFF'] as const;
export type LineDecision = (typeof LINE_DECISIONS)[number];

const OF_CASH: readonly LineDecision[] = ['DISPUTE', 'ACCEPT', 'WRITE_OFF'];
const OF_EXCESS: readonly LineDecision[] = ['DISPUTE', 'ACCEPT'];
const OF_CHARGE: readonly LineDecision[] = ['DISPUTE', 'ACCEPT'];

/** By the result of a line; a result that is not here has nothing to decide. */
const CHOICES: Readonly<Record<string, readonly LineDecision[]>> = {
  SHORT: OF_CASH,
  // Accepted, and can be decided otherwise.
  PARTIAL: OF_CASH,
  OVER: OF_EXCESS,
  CHARGE_DIFF: OF_CHARGE,
  UNKNOWN_PARCEL: OF_EXCESS,
  DUPLICATE: OF_EXCESS,
  NOT_DELIVERED_HERE: OF_EXCESS,
};

/** The results of lines with something to decide. */
export const DECIDABLE_RESULTS = Object.keys(CHOICES);

interface DecidableLine {
  result: string;
  /** It charges more than was agreed, and that can be disputed. */
  isDisputable: boolean;
}

export const lineDecisions = ({ result, isDisputable }: DecidableLine): readonly LineDecision[] =>
  (result === 'CHARGE_DIFF' && !isDisputable ? ['ACCEPT'] : (CHOICES[result] ?? []));

/** Whether the decision gives money up, or keeps what may be somebody else's: it takes an administrator and a note. */
export const endsDispute = (result: string, decision: LineDecision): boolean =>
  decision === 'WRITE_OFF' || (decision === 'ACCEPT' && CHOICES[result] === OF_EXCESS);
