import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSmsFactsQuery, useSmsFactsQuery$data } from '../../__generated__/useSmsFactsQuery.graphql.ts';

interface SmsFacts {
  /** The texts to start a message from. */
  templates: useSmsFactsQuery$data['messageTemplates'];
  /** What a message costs, and how many are left. */
  price: { smsRate: number; smsBalance: number } | null;
}

const NONE: SmsFacts = { templates: [], price: null };

/** What the form of an SMS offers and shows. Nothing while it loads, and when that fails: one can still write. */
export function useSmsFacts(): SmsFacts & { refresh: () => void } {
  const environment = useRelayEnvironment();
  const [facts, setFacts] = useState(NONE);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const query = graphql`
      query useSmsFactsQuery {
        messageTemplates {
          id
          name
          text
        }
        viewer {
          business {
            id
            smsRate
            smsBalance
          }
        }
      }
    `;
    const request = fetchQuery<useSmsFactsQuery>(environment, query, {}).subscribe({
      next: ({ messageTemplates: templates, viewer }) => setFacts({ templates, price: viewer?.business ?? null }),
      // What was there stays.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, round]);
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  return { ...facts, refresh };
}
