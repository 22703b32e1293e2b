/**
 * @generated SignedSource<<bc252a83b536a0452cadbb31b74dacf4>>
 * @relayHash 4d51a07cfeba9e98abfecc06b763efbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99d16158ba285785731eb22072821f7184f7f61556f7695fea0d0f4bb98b41dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99d16158ba285785731eb22072821f7184f7f61556f7695fea0d0f4bb98b41dd",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
