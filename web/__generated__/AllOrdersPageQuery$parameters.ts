/**
 * @generated SignedSource<<d3c90240099d018e76613f838b425a47>>
 * @relayHash 7318ce1c6020cffee782420cc70c264b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78498d51cc3d79bf15c54b5ef31a8e3b53e1e319e6d483cd03087202de76094d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllOrdersPageQuery } from './AllOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AllOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78498d51cc3d79bf15c54b5ef31a8e3b53e1e319e6d483cd03087202de76094d",
    "metadata": {},
    "name": "AllOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
