/**
 * @generated SignedSource<<74c478ac84ed9039d785de6362f66661>>
 * @relayHash 752f886d177ee05ab7d1e1b29f34357f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 262fc449ec944c4d7503ce365a2a63170bb5d91ca9f6105059ddff4311caf556

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasedLinesPageQuery } from './PurchasedLinesPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasedLinesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "262fc449ec944c4d7503ce365a2a63170bb5d91ca9f6105059ddff4311caf556",
    "metadata": {},
    "name": "PurchasedLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
