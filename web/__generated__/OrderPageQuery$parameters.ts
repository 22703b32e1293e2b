/**
 * @generated SignedSource<<b6e8c9923517c8ef16e29e86db3c3156>>
 * @relayHash 8519c8f363e9eac7963c76ae6c5c1365
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a182fd7dfe76ce130f6a407f7e3b0cc64480b31beb8a3dbabd115b340a469f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a182fd7dfe76ce130f6a407f7e3b0cc64480b31beb8a3dbabd115b340a469f6",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
