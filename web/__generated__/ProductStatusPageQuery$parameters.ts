/**
 * @generated SignedSource<<33719112d536a501cdf805b2efdfe10f>>
 * @relayHash 7c53d78149cecbc5beab17629249603a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581b14a5e8d498694dec01253c5d57d98219f28ffa9e6806457393df44c2af00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatusPageQuery } from './ProductStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "581b14a5e8d498694dec01253c5d57d98219f28ffa9e6806457393df44c2af00",
    "metadata": {},
    "name": "ProductStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
