/**
 * @generated SignedSource<<83d30976c15e0d1acb9a9f6fda08864f>>
 * @relayHash 227bc5576a17e51ab9ddcbf729c28f9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0016867137f1d4fc9fc02d398b405f27219a0716e65dac6601512a3ebb0641e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessListPageQuery } from './BusinessListPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0016867137f1d4fc9fc02d398b405f27219a0716e65dac6601512a3ebb0641e8",
    "metadata": {},
    "name": "BusinessListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
