/**
 * @generated SignedSource<<c340e11c7826d118971acb4d0e55839e>>
 * @relayHash a4c60f95fea0a79223f0ccf57636bdbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 093ec444bb4a77cf4ca4876c0e705fcc922e2c5c84f5990173101a70524d8cd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessPageQuery } from './BusinessPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "093ec444bb4a77cf4ca4876c0e705fcc922e2c5c84f5990173101a70524d8cd9",
    "metadata": {},
    "name": "BusinessPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
