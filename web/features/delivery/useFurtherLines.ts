import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadCode } from '../../ui/loadCode.ts';
import type { GridPages } from '../../ui/datagrid/GridFooter.tsx';
import { RESULTS } from './deliveryText.ts';
import type { StatementLine } from './statementFacts.ts';

/** Lines that mean one thing, those that somebody has to look at, or all. */
export type LineChoice = StatementLine['result'] | 'LOOK' | 'ALL';

interface Part {
  statementId: string;
  choice: LineChoice;
  /** The lines that the page has, in their order. */
  first: readonly StatementLine[];
  /** How many there are. */
  count: number;
}

interface FurtherLines {
  lines: readonly StatementLine[];
  pages: GridPages;
  /** Takes a line as it is now. */
  update: (line: StatementLine) => void;
}

const isChosen = (choice: LineChoice, line: StatementLine) => choice === 'ALL' || (choice === 'LOOK' ? line.isToLookAt : line.result === choice);

const rankOf = ({ result }: StatementLine) => RESULTS.findIndex((one) => one === result);

/**
 * The lines of a statement part by part. They keep what was decided about them and leave where they belong no more;
 * give the component another key where the statement was read anew.
 */
export function useFurtherLines({ statementId, choice, first, count }: Part): FurtherLines {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<readonly StatementLine[]>([]);
  /** The last line that was read: decisions move lines, and none behind it may be passed over. */
  const [last, setLast] = useState<StatementLine | null>(null);
  const [request, setRequest] = useState<'none' | 'loading' | 'failed' | 'ended'>('none');
  const newest = new Map([...known, ...first].map((line) => [line.id, line]));
  const lines = [...newest.values()]
    .filter((line) => isChosen(choice, line))
    .sort((one, other) => (choice === 'LOOK' && rankOf(one) - rankOf(other)) || one.position - other.position);

  async function loadNext() {
    if (request === 'loading') return;
    setRequest('loading');
    const from = last ?? first.at(-1);
    try {
      const { linesBehind, toDecideBehind } = await loadCode(() => import('./statementParts.ts'));
      const result = choice === 'ALL' ? null : choice;
      const part = result === 'LOOK'
        ? from && await toDecideBehind(environment, statementId, from)
        : await linesBehind(environment, { id: statementId, position: from?.position ?? 0, result });
      if (!part) return setRequest('failed');
      setKnown((before) => [...first, ...before, ...part]);
      setLast(part.at(-1) ?? last);
      setRequest(part.length > 0 ? 'none' : 'ended');
    } catch {
      setRequest('failed');
    }
  }

  return {
    lines,
    pages: {
      hasNext: lines.length < count && request !== 'ended', isLoadingNext: request === 'loading', isFailed: request === 'failed',
      loadNext: () => void loadNext(),
    },
    update: (line) => setKnown((before) => before.map((one) => (one.id === line.id ? line : one))),
  };
}
