/**
 * @generated SignedSource<<cda76facec9eaad6b615d4ac2a561824>>
 * @relayHash 50c21ec0729bd31d6150621ef976cb2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ef24f22ac830c552257596c6b54694039efc724f533325e2c27b5c48bc35dac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ef24f22ac830c552257596c6b54694039efc724f533325e2c27b5c48bc35dac",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
