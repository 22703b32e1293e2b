/**
 * @generated SignedSource<<c12de4a8c02dde6e35a6be96e84f815f>>
 * @relayHash 57bc3cd10ba491242baad44e01b46627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b478b5f0288c62a4c423e09d6f21d1ef756da729390d3e186acbbc9307cf41a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b478b5f0288c62a4c423e09d6f21d1ef756da729390d3e186acbbc9307cf41a",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
