import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useMessageTemplatesQuery,
  useMessageTemplatesQuery$data,
} from '../../__generated__/useMessageTemplatesQuery.graphql.ts';

type Templates = useMessageTemplatesQuery$data['messageTemplates'];

const NONE: Templates = [];

/** The texts to start a message from. None while they load, and none when that fails: one can still write. */
export function useMessageTemplates(): Templates {
  const environment = useRelayEnvironment();
  const [templates, setTemplates] = useState(NONE);
  useEffect(() => {
    const query = graphql`
      query useMessageTemplatesQuery {
        messageTemplates {
          id
          name
          text
        }
      }
    `;
    const request = fetchQuery<useMessageTemplatesQuery>(environment, query, {}).subscribe({
      next: (data) => setTemplates(data.messageTemplates),
      error: () => setTemplates(NONE),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return templates;
}
