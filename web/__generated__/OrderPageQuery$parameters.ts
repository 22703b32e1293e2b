/**
 * @generated SignedSource<<3e8d7bd833e69c95509bfadf332932fb>>
 * @relayHash 9bb0b7ddbc83c969cfe8a8f10fbfb2ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8904863e7e0368dd074787b1afbeee850a4db6a9b418cfa5ee72ffea8be547

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f8904863e7e0368dd074787b1afbeee850a4db6a9b418cfa5ee72ffea8be547",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
