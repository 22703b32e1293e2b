/**
 * @generated SignedSource<<96729836919b716a5b20c6be0c69b342>>
 * @relayHash 21054f5a95b51e3ce39b53c2a21cae8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99e1d82894e92dadeebc4572349b6df6c0114b17f8ee183b90ea7dac26316ed3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99e1d82894e92dadeebc4572349b6df6c0114b17f8ee183b90ea7dac26316ed3",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
