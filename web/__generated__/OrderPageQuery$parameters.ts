/**
 * @generated SignedSource<<85260812e8b8dfa57268cfb3a8850e5f>>
 * @relayHash ee2530497cd9ffc93813747a57c2a417
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed4299654af895b062e6cfcbde80718498a3a1c8b6e68e3efeff4a7503c283a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed4299654af895b062e6cfcbde80718498a3a1c8b6e68e3efeff4a7503c283a9",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
