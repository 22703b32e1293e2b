/**
 * @generated SignedSource<<2da60ec0147de8a2cba4ab1284958bbd>>
 * @relayHash 24f71899ccfc0ae389eeb6bc35b4335e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8576e8a19326917bb69be93707a803f42d1b312e6112e6e03cf3c6c3ab50f133

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8576e8a19326917bb69be93707a803f42d1b312e6112e6e03cf3c6c3ab50f133",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
