/**
 * @generated SignedSource<<a8a193a9000e791c513e0f904110e70a>>
 * @relayHash c0eb1150c7129d72569eb0f4f130c31e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 965d26d60c0e87597062af228aeabd577f3d3755b87ac731031fdc1c53063293

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "965d26d60c0e87597062af228aeabd577f3d3755b87ac731031fdc1c53063293",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
