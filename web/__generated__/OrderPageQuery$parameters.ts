/**
 * @generated SignedSource<<e09dd4c4f27a0462647f3c8758238bb8>>
 * @relayHash ebcbc0cbb5050acd47e692b0d5e1117d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70b053bce3306e5bcf64afdb061fdf8cf64d632cfd3cabdb2a34a1c3dcf6aedb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70b053bce3306e5bcf64afdb061fdf8cf64d632cfd3cabdb2a34a1c3dcf6aedb",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
