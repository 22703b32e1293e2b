/**
 * @generated SignedSource<<323f85d679d73cda4605c0618180c59d>>
 * @relayHash 3780d39da5adafc97950a6e74b622e4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ae2bd1ebc5ab2260b7be62ae76705d7bc516d37d28268fac46f1fda5c17092

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16ae2bd1ebc5ab2260b7be62ae76705d7bc516d37d28268fac46f1fda5c17092",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
