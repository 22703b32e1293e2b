/**
 * @generated SignedSource<<1b19ff0095f966ec33cd2bb24e09ad14>>
 * @relayHash 9925b5b19bd04dcca365a815efda3de6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 055914391ebb4618fdeb2bd8657cb2d0d86108b939a70cd4c04db2d8be2a7e10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerListPageQuery } from './CustomerListPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "055914391ebb4618fdeb2bd8657cb2d0d86108b939a70cd4c04db2d8be2a7e10",
    "metadata": {},
    "name": "CustomerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
