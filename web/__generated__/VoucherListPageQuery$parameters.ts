/**
 * @generated SignedSource<<30b015bb405ac5fbc79902cdafbd282e>>
 * @relayHash e891615ba4bf238124ebc8ed52ac73ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bd673c095113857796057df0ad16606e5033a7395db7a51423803e9913c81b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bd673c095113857796057df0ad16606e5033a7395db7a51423803e9913c81b2",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
