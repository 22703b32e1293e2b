/**
 * @generated SignedSource<<69899c217b9ddc8f53ca324298474bb2>>
 * @relayHash f7c6e5a1f94f1a32de0746fc4b3b9927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6176b37abcf78abe818a85e29066d8c02bdb38d6765729a8b018b64a73de4f75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodPageQuery } from './DeliveryMethodPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6176b37abcf78abe818a85e29066d8c02bdb38d6765729a8b018b64a73de4f75",
    "metadata": {},
    "name": "DeliveryMethodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
