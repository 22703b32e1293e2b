/**
 * @generated SignedSource<<bf8655e56d710fa9594e468742ed130d>>
 * @relayHash bb64e3bb76bf427391895916b38f85a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 341354c33c1a0ef70fd07375c529c243604c4d61bba6c1f6546448bf7ea30276

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "341354c33c1a0ef70fd07375c529c243604c4d61bba6c1f6546448bf7ea30276",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
