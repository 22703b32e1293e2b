import { graphql } from 'react-relay/hooks';
import type { ChooseMetaAccountsInput, useMetaChooseMutation } from '../../../__generated__/useMetaChooseMutation.graphql.ts';
import type { useMetaConnectMutation } from '../../../__generated__/useMetaConnectMutation.graphql.ts';
import type { useMetaDisconnectMutation } from '../../../__generated__/useMetaDisconnectMutation.graphql.ts';
import type { useMetaReadMutation } from '../../../__generated__/useMetaReadMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Connects the ads at Meta, says which accounts are read, has them read, and forgets the access token. */
export function useMeta() {
  const connect = useCommand<useMetaConnectMutation>(graphql`
    mutation useMetaConnectMutation($input: ConnectMetaInput!) {
      connectMeta(input: $input) {
        __typename
        ... on ConnectMetaSuccess {
          query {
            ...MetaCard_query
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const choose = useCommand<useMetaChooseMutation>(graphql`
    mutation useMetaChooseMutation($input: ChooseMetaAccountsInput!) {
      chooseMetaAccounts(input: $input) {
        __typename
        ... on ChooseMetaAccountsSuccess {
          query {
            ...MetaCard_query
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const disconnect = useCommand<useMetaDisconnectMutation>(graphql`
    mutation useMetaDisconnectMutation($input: DisconnectMetaInput!) {
      disconnectMeta(input: $input) {
        __typename
        ... on DisconnectMetaSuccess {
          query {
            ...MetaCard_query
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const read = useCommand<useMetaReadMutation>(graphql`
    mutation useMetaReadMutation {
      readMetaNow {
        __typename
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    connect: (token: string) => connect.run({ input: { token } }),
    choose: (input: ChooseMetaAccountsInput) => choose.run({ input }),
    disconnect: (version: number) => disconnect.run({ input: { version } }),
    isDisconnecting: disconnect.isInFlight,
    read: () => read.run({}),
    isReading: read.isInFlight,
  };
}
