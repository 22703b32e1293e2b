import { fetchQuery, graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { readEditedOrderQuery } from '../../../__generated__/readEditedOrderQuery.graphql.ts';

/** Reads an order again by its id: the number or code that it was found by may be what somebody has changed. */
export const readEditedOrder = (environment: Environment, id: string) =>
  fetchQuery<readEditedOrderQuery>(
    environment,
    graphql`
      query readEditedOrderQuery($id: ID!) {
        node(id: $id) {
          ...SuperEditForm_order
        }
      }
    `,
    { id },
  ).toPromise();
