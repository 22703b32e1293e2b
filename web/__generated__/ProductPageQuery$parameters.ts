/**
 * @generated SignedSource<<720108d711c17cdefef0f133adc07eae>>
 * @relayHash dccc1e0390c7423bf578226e910a672d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c45b0c5bead08baaa20847185b28f8e87a71397a26a800fe284590d5175b500d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c45b0c5bead08baaa20847185b28f8e87a71397a26a800fe284590d5175b500d",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
