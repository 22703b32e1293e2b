/**
 * @generated SignedSource<<53aba880933550150378da9d7de690e7>>
 * @relayHash 7d8211ba086235d3e5645747c7451360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dbd838921f7416f77f39c999714695ce3c6021ab22f504b050224562590e08e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dbd838921f7416f77f39c999714695ce3c6021ab22f504b050224562590e08e",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
