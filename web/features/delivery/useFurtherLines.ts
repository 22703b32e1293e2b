import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadCode } from '../../ui/loadCode.ts';
import type { GridPages } from '../../ui/datagrid/GridFooter.tsx';
import type { StatementLine } from './statementFacts.ts';

interface Part {
  statementId: string;
  /** Null for all results. */
  result: StatementLine['result'] | null;
  /** The lines that the page has, in their order. */
  first: readonly StatementLine[];
  /** How many there are. */
  count: number;
}

/** The lines of one result, part by part. What is loaded is read anew when the statement changes: give the component its version as key. */
export function useFurtherLines({ statementId, result, first, count }: Part): { lines: readonly StatementLine[]; pages: GridPages } {
  const environment = useRelayEnvironment();
  const [further, setFurther] = useState<readonly StatementLine[]>([]);
  const [request, setRequest] = useState<'none' | 'loading' | 'failed'>('none');
  const lines = [...first, ...further];

  async function loadNext() {
    if (request === 'loading') return;
    setRequest('loading');
    try {
      const { linesBehind } = await loadCode(() => import('./statementParts.ts'));
      const part = await linesBehind(environment, { id: statementId, position: lines.at(-1)?.position ?? 0, result });
      if (part) setFurther([...further, ...part]);
      setRequest(part ? 'none' : 'failed');
    } catch {
      setRequest('failed');
    }
  }

  return {
    lines,
    pages: { hasNext: lines.length < count, isLoadingNext: request === 'loading', isFailed: request === 'failed', loadNext: () => void loadNext() },
  };
}
