/**
 * @generated SignedSource<<f60b4de6a4ba48e009263e4d824ac354>>
 * @relayHash d7dce29a6ca66bbbfe16cb9db644c784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bcbdc8cbcae49cad1bbe223f4dd2ddd62e796c0f6377191c4d51886b6baa7a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bcbdc8cbcae49cad1bbe223f4dd2ddd62e796c0f6377191c4d51886b6baa7a0",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
